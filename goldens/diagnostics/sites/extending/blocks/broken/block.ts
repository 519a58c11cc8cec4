export default { nome: 'broken' }
