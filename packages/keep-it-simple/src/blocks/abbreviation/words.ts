export default {
  'zh-CN': {
    mark: '{term} 的含义',
  },
  'en-US': {
    mark: 'What {term} means',
  },
}
