export default { interface: { serach: '検索' } }
