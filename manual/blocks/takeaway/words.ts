export default {
  'zh-CN': { name: '记住' },
  'en-US': { name: 'Remember' },
}
