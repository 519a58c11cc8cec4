export default {
  'zh-CN': { name: '环境' },
  'en-US': { name: 'Environment' },
}
