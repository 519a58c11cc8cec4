export default { name: 'loud', about: {}, options: { size: { required: true } } }
