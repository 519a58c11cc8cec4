export default {
  'zh-CN': {
    listing: '代码',
    output: '输出',
    input: '输入',
    wrapLines: '自动换行',
    moreLines: '展开其余 {n} 行',
    fewerLines: '收起',
  },
  'en-US': {
    listing: 'Code',
    output: 'Output',
    input: 'Input',
    wrapLines: 'Wrap long lines',
    moreLines: 'Show {n} more line|Show {n} more lines',
    fewerLines: 'Show fewer lines',
  },
}
