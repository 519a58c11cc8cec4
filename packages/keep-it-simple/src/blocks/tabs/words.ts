export default {
  'zh-CN': {
    chooseOne: '选择一项',
  },
  'en-US': {
    chooseOne: 'Choose one',
  },
}
