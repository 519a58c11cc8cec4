export default {
  'zh-CN': {
    name: '演示',
    code: '代码',
    still: '未启用 JavaScript，演示只显示静态部分。',
    openIn: '在 {name} 中打开',
  },
  'en-US': {
    name: 'Demo',
    code: 'Code',
    still: 'JavaScript is off: the demo shows only its static part.',
    openIn: 'Open in {name}',
  },
}
