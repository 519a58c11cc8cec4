export default {
  'zh-CN': {
    note: '注',
    tip: '提示',
    warning: '注意',
    danger: '危险',
    important: '重要',
  },
  'en-US': {
    note: 'Note',
    tip: 'Tip',
    warning: 'Warning',
    danger: 'Danger',
    important: 'Important',
  },
}
