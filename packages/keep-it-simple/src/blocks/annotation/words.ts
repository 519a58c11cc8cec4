export default {
  'zh-CN': {
    mark: '批注 {n}',
  },
  'en-US': {
    mark: 'Annotation {n}',
  },
}
