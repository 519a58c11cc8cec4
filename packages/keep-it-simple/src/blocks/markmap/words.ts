export default {
  'zh-CN': {
    name: '思维导图',
    outline: '文字大纲',
  },
  'en-US': {
    name: 'Mind map',
    outline: 'Outline as text',
  },
}
