export default {
  'zh-CN': {
    note: '在 {host} 播放，点击后才会连接',
  },
  'en-US': {
    note: 'Plays from {host}; nothing is loaded until you click',
  },
}
