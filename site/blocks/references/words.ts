export default {
  'zh-CN': { name: '参考' },
  'en-US': { name: 'Sources' },
}
