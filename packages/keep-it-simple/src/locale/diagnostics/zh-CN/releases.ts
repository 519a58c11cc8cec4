import type { Translations } from '../template.ts'

/** What a build says of the release it has printed, of the disk, and of other commands. */
export const releases: Translations = {
  'The file would publish a password, its hash or what is derived from it.':
    '这个文件会公开口令、口令的哈希或由口令推导出的内容。',
  'Remove it from the page, the settings or the file in `public/` it comes from.':
    '从它所在的页面、设置或 `public/` 里的文件中去掉它。',
  'The file would publish the path of a folder on this machine.':
    '这个文件会公开本机上一个目录的路径。',
  'Find out which block, hook or package writes it, and let it write a relative one.':
    '找出是哪个区块、钩子或软件包写的，让它写相对路径。',
  'The file would publish a line of {}, which is locked.':
    '这个文件会公开 {} 里的一行文字，而那一页是加密的。',
  'Find out which hook, block or file repeats it; what is locked stands in its page alone.':
    '找出是哪个钩子、区块或文件重复了它；加密的内容只能出现在它自己的页面里。',
  'This is a link or a device, and no file.': '这是链接或设备，不是文件。',
  'No page has this file, and nothing asked for it.': '没有页面用到这个文件，也没有哪一步要写它。',
  'A page needs this file, and it was not written.': '页面需要这个文件，却没有写出来。',
  'Build again; if it comes back, report it as a bug of the engine.':
    '重新构建；如果再次出现，请把它作为引擎的缺陷报告。',
  'The list of the files of a release has this name.': '发布清单用的就是这个名字。',
  'Give your file another name.': '给你的文件换个名字。',
  'dist/ is as it was: what was built is not published.': 'dist/ 保持原样：这次的结果没有发布。',
  'dist/ cannot be moved, so files were copied into it one by one.':
    'dist/ 不能移动，因此文件是逐个复制进去的。',
  'release   {}, checked in {}': '发布      {}，检查用了 {}',
  'There is no earlier release to go back to.': '没有可以退回的上一次发布。',
  'Check out the earlier sources and run `kis build`.': '取出更早的源文件，再运行 `kis build`。',
  'dist/ is release {} again; it was {}. {}': 'dist/ 又是发布 {1}；之前是 {2}。{3}',
  '`{}` is writing this site already: process {} on {}, since {}.':
    '`{1}` 正在写这个站点：{3} 上的进程 {2}，从 {4} 开始。',
  'Wait until it is done; if it has ended, remove `{}`.': '等它完成；如果它已经结束，删掉 `{}`。',
  'The disk is full.': '磁盘满了。',
  'The disk is full: {} could not be written.': '磁盘满了：{} 写不进去。',
  'Make room and build again; `dist/` is as it was.': '腾出空间后重新构建；`dist/` 保持原样。',
  '{} may not be read or written.': '没有读写 {} 的权限。',
  'Give the user who builds the right to, and build again; `dist/` is as it was.':
    '给运行构建的用户加上权限，再重新构建；`dist/` 保持原样。',
  '{} was there, and is gone.': '{} 刚才还在，现在不见了。',
  'Build again once nothing else changes the folder; `dist/` is as it was.':
    '等没有别的程序改动这个目录时重新构建；`dist/` 保持原样。',
  '`.content/site.db` is being written by another command.':
    '另一个命令正在写 `.content/site.db`。',
  'Wait until it is done, and run the command again.': '等它结束后再运行一次。',
  '`.content/site.db` may not be written.': '没有写入 `.content/site.db` 的权限。',
  'Give the user who builds the right to write the folder `.content`.':
    '给运行构建的用户加上 `.content` 目录的写权限。',
  '`.content/site.db` is damaged.': '`.content/site.db` 已损坏。',
  'Delete it and run the command again: nothing of yours is in it.':
    '删除它，再运行一次命令：里面没有你的内容。',
  '`.content/site.db` cannot be opened.': '无法打开 `.content/site.db`。',
  '.content/site.db was damaged, so the whole site is built again.':
    '.content/site.db 已损坏，整个站点会重新构建。',
}
