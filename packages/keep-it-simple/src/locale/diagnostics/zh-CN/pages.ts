import type { Translations } from '../template.ts'

/** What is said of a page's file, its front matter and its place. */
export const pages: Translations = {
  'The file has {} MiB; a page may have 12.': '文件有 {} MiB，一个页面最多 12 MiB。',
  'Split it into several pages.': '拆成几个页面。',
  'The file is not valid UTF-8: byte {} is wrong.': '文件不是有效的 UTF-8：第 {} 字节有误。',
  'Save it as UTF-8.': '存成 UTF-8。',
  'The file contains a NUL character, byte {}.': '文件里有 NUL 字符，在第 {} 字节。',
  'Remove it; the file may not be text.': '去掉它；这个文件可能不是文本。',
  'It was there when the build began and is gone now.': '构建开始时还在，现在不见了。',
  'Run the command again.': '再运行一次命令。',
  'It may not be read.': '没有读取它的权限。',
  'Give the account that builds the right to read it.': '让构建用的账户可以读它。',
  'It cannot be read: {}.': '读不出来：{}。',
  'Look at the file and the disk it lies on.': '检查这个文件和它所在的磁盘。',
  'This is a folder with the name of a page.': '这是一个目录，名字却像页面。',
  'Rename it without `.md`.': '改名，去掉 `.md`。',
  'This is a pipe, a socket or a device; only files are published.':
    '这是管道、套接字或设备，只有文件会发布。',
  'Remove it from `{}/`.': '从 `{}/` 里移走。',
  'This file holds secrets; everything in `public/` can be read by anybody.':
    '这个文件里有机密，而 `public/` 里的东西谁都能读到。',
  'Move it out of `public/`.': '把它移出 `public/`。',
  'The symbolic link leads nowhere.': '符号链接没有目标。',
  'Remove it or restore its target.': '删掉它，或恢复目标。',
  'The symbolic link leaves `{}/`; nothing outside is published.':
    '符号链接指到了 `{}/` 之外，外面的东西一律不发布。',
  'Copy the file into `{}/`.': '把文件复制到 `{}/` 里。',
  'Symbolic links to folders are not followed.': '不跟随指向目录的符号链接。',
  'Move the folder or link its files one by one.': '把目录移过来，或逐个链接其中的文件。',
  'The symbolic link stands for a pipe, a socket or a device; only files are published.':
    '符号链接指向管道、套接字或设备，只有文件会发布。',
  'Make it, with a `README.md` in it: the home page.': '建好目录，在里面写首页 `README.md`。',

  'The address `{}…` has a part of more than {} bytes, and no file has so long a name.':
    '地址 `{}…` 里有一段超过 {} 字节，文件名没有这么长。',
  'Set a shorter `permalink:`.': '把 `permalink:` 写短些。',

  'Front matter in `{}` is not supported.': '不支持用 `{}` 写的 front matter。',
  'Write the front matter as YAML between two lines of `---`.':
    '在两行 `---` 之间用 YAML 写 front matter。',
  'The front matter is never closed.': 'front matter 没有结束行。',
  'Add a line with `---` after the last key.': '在最后一个键后面加一行 `---`。',
  'The front matter is larger than 64 KiB.': 'front matter 超过 64 KiB。',
  'Move the text below the second `---`.': '把正文移到第二个 `---` 下面。',
  'The front matter is not valid YAML: {}.': 'front matter 不是有效的 YAML：{}。',
  'The front matter is not valid YAML: {}, at `{}`.':
    'front matter 不是有效的 YAML：{}，在 `{}` 处。',
  'it is nested too deeply': '嵌套太深',
  'Write less into each other.': '少嵌套几层。',
  'The front matter is not a list of keys.': 'front matter 里不是键。',
  'Write one `key: value` per line, and nothing but that.': '每行只写一个 `键: 值`。',
  'The front matter cannot be read: {}.': 'front matter 读不懂：{}。',
  'Write the values out instead of using YAML aliases.': '直接写出值，不用 YAML 的别名。',
  'a value has `: ` in it, or a key is indented further than the one above it':
    '有一个值里带 `: `，或有一个键比上面的键缩进更深',
  'Fix the YAML: a value with `: ` needs quotes, and keys begin where the others do.':
    '改正 YAML：带 `: ` 的值要加引号，各个键左边对齐。',
  'a list is not closed': '有一个列表没有结束',
  'Close it with `]`.': '用 `]` 结束它。',
  'a group of keys is not closed': '有一组键没有结束',
  'Close it with `}`.': '用 `}` 结束它。',
  'a line begins with a tab': '有一行以制表符开头',
  'Begin it with spaces.': '改用空格开头。',
  'the same key stands there twice': '同一个键写了两次',
  'a quote is not closed': '有一处引号没有结束',
  'Close it at the end of the value.': '在值的末尾结束它。',
  'a value begins with a character that means something else in YAML':
    '有一个值以 YAML 里另有含义的字符开头',
  'Put the value in quotes.': '给这个值加上引号。',
  'Fix the YAML; a value with `: ` or a leading special character needs quotes.':
    '改正 YAML；带 `: ` 或以特殊字符开头的值要加引号。',
  'Unknown front matter key `{}`.': 'front matter 里没有 `{}` 这个键。',
  'Remove it; the manual lists the keys a page may have.': '删掉它；页面可用的键见手册。',
  'The page has no title.': '页面没有标题。',
  'Begin the file with `# Title`, or with front matter (`---`, `title: …`, `---`) and nothing above it.':
    '让文件以 `# 标题` 开头，或以 front matter（`---`、`title: …`、`---`）开头，上面不写别的。',
  'Add `title:` to the front matter, or begin the text with `# Title`.':
    '在 front matter 里写 `title:`，或让正文以 `# 标题` 开头。',
  'Front matter `{}` has no value.': 'front matter 的 `{}` 没有值。',
  'Write a value behind `{}`, or remove it.': '在 `{}` 后面写上值，或者去掉它。',
  'Write `pageLayout: {}`: `layout` is the frame around the page.':
    '写 `pageLayout: {}`：`layout` 是页面外面的框架。',
  'Put quotes around the value of `{}`.': '给 `{}` 的值加上引号。',
  'Write a list: `{}: [{}]`.': '写成列表：`{}: [{}]`。',
  'Write old addresses under `redirectFrom`; aliases are names.':
    '旧地址写在 `redirectFrom` 里，别名要写名字。',
  'Remove it: the name is written twice.': '去掉它：这个名字写了两次。',
  'Remove one of the two.': '去掉其中一个。',

  '`sticky: {}` pins nothing.': '`sticky: {}` 起不到置顶的作用。',
  'Use `true`, or a number of 0 or more; the higher stands first.':
    '写 `true`，或 0 及以上的数，大的排在前面。',
  'The cover `{}` does not exist.': '封面 `{}` 不存在。',
  'Put the file into `public/` and write its path from there, like `/images/name.svg`.':
    '把文件放进 `public/`，从那里写路径，例如 `/images/name.svg`。',
  'The article has no date, so it has no place in the list.': '文章没有日期，在列表里没有位置。',
  'Add `createTime: yyyy/MM/dd HH:mm:ss` to the front matter.':
    '在 front matter 里加上 `createTime: yyyy/MM/dd HH:mm:ss`。',
  '`{}` is not a date that exists.': '`{}` 这个日期不存在。',
  'Write it as yyyy/MM/dd HH:mm:ss, for example 2024/05/12 15:15:20.':
    '写成 `yyyy/MM/dd HH:mm:ss`，例如 `2024/05/12 15:15:20`。',
  'Cannot resolve layout: {}': '没有布局 {}',
  'Use one of {}, or write the layout as `layouts/{}.tsx`.':
    '用 {}，或把布局写成 `layouts/{}.tsx`。',
  'There is no post collection `{}`.': '没有博客集合 `{}`。',
  'There is no series `{}`.': '没有系列 `{}`。',
  'Use one of {}, by its folder.': '用 {}，写它的目录。',
  'This language has no post collection to list.': '这种语言没有可列出的博客集合。',
  'Add one to site.config.ts, or use another layout.':
    '在 `site.config.ts` 里加一个，或换一种布局。',
  'There is no icon `{}`.': '没有图标 `{}`。',
  'There is no icon `{}`. Its set is not installed.': '没有图标 `{}`。它所在的图标集没有安装。',
  'Did you mean `{}:{}`?': '是不是想写 `{}:{}`？',
  'Correct the name, or install `@iconify-json/{}`, or run `npx kis icons {}`.':
    '改正名字，或安装 `@iconify-json/{}`，或运行 `npx kis icons {}`。',
  'Look the name up in the list of the set.': '在图标集的列表里查这个名字。',
  'Use the address of a picture in `public/`, or one of {}.':
    '写 `public/` 里图片的地址，或用 {}。',
  'A search for `{}` (its `{}`) does not show this page among the first {}.':
    '搜索 `{}`（它的 `{}`）时，这一页不在前 {} 条结果里。',
  'Give it a name of its own: other pages have the same words in their names.':
    '给它一个独有的名字：别的页面的名字里有同样的词。',
}
