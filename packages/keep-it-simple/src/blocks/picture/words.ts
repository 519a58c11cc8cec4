export default {
  'zh-CN': {
    view: '查看大图',
  },
  'en-US': {
    view: 'View larger',
  },
}
