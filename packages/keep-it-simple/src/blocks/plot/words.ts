export default {
  'zh-CN': {
    hidden: '隐藏的文字，点按显示',
  },
  'en-US': {
    hidden: 'Hidden text, press to show',
  },
}
