export default {
  'zh-CN': {
    type: '类型',
    default: '默认值',
    required: '必填',
    optional: '可选',
    deprecated: '已弃用',
  },
  'en-US': {
    type: 'Type',
    default: 'Default',
    required: 'Required',
    optional: 'Optional',
    deprecated: 'Deprecated',
  },
}
