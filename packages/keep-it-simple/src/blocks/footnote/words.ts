export default {
  'zh-CN': {
    mark: '脚注 {n}',
    back: '回到正文',
  },
  'en-US': {
    mark: 'Footnote {n}',
    back: 'Back to the text',
  },
}
