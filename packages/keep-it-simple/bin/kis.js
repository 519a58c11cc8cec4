#!/usr/bin/env node
// Plain JavaScript that any Node understands, so that an old one gets a sentence instead of a stack.
var major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  var env = process.env
  var isChinese = /^zh/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '')
  console.error(
    isChinese
      ? 'Keep It Simple 需要 Node 24 或更新的版本，现在是 Node ' +
          process.versions.node +
          '。\n' +
          '  从 https://nodejs.org/ 或用版本管理工具安装新的 Node，再运行这个命令。'
      : 'Keep It Simple needs Node 24 or later; this is Node ' +
          process.versions.node +
          '.\n' +
          '  Install a current Node from https://nodejs.org/ or with your version manager, then run the command again.',
  )
  process.exit(1)
}
import('./start.js').catch(function (error) {
  console.error(error)
  process.exit(1)
})
