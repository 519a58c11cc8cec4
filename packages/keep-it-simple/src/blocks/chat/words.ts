export default {
  'zh-CN': {
    self: '我',
  },
  'en-US': {
    self: 'Me',
  },
}
