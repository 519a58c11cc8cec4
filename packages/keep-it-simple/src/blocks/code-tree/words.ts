export default {
  'zh-CN': {
    files: '文件',
  },
  'en-US': {
    files: 'Files',
  },
}
