export default {
  'zh-CN': {
    run: '运行',
    edit: '编辑',
    where: '点击后程序会发送到 {host} 运行',
    here: '在你的浏览器里运行；首次需下载约 {size}',
    changed: '{old} → {new}：输出有变',
    atOnce: '在你的浏览器里运行，并和下面的输出逐行比较',
  },
  'en-US': {
    run: 'Run',
    edit: 'Edit',
    where: 'Run sends the program to {host}',
    here: 'Runs in your browser; the first run downloads about {size}',
    changed: '{old} → {new}: changed',
    atOnce: 'Runs in your browser, and is compared with the output below line by line',
  },
}
