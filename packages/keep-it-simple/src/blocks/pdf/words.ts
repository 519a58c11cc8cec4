export default {
  'zh-CN': {
    note: 'PDF，{size}',
  },
  'en-US': {
    note: 'PDF, {size}',
  },
}
