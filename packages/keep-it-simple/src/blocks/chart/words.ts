export default {
  'zh-CN': {
    name: '图表',
    data: '数据表',
  },
  'en-US': {
    name: 'Chart',
    data: 'Data as a table',
  },
}
