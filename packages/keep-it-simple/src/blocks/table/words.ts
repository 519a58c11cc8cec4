export default {
  'zh-CN': {
    copyMarkdown: '复制为 Markdown',
    copyTsv: '复制为 TSV',
    copied: '已复制',
  },
  'en-US': {
    copyMarkdown: 'Copy as Markdown',
    copyTsv: 'Copy as TSV',
    copied: 'Copied',
  },
}
