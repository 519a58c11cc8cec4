export default {
  'zh-CN': {
    formula: '公式',
  },
  'en-US': {
    formula: 'Formula',
  },
}
