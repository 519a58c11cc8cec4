import type { Translations } from '../template.ts'

/** What is said of the text of a page, of what it brings in, and by rules of style. */
export const text: Translations = {
  'There is no block called `{}`.': '没有叫 `{}` 的区块。',
  'The manual shows the blocks there are; one of your own is a folder of `blocks/`.':
    '有哪些区块见手册；自己的区块是 `blocks/` 里的一个目录。',
  'The block `{}` is never closed.': '区块 `{}` 没有结束。',
  'End it with `{}` on a line of its own.': '单独一行写 `{}` 来结束它。',
  'The block `{}` has no option `{}`.': '区块 `{}` 没有 `{}` 这个选项。',
  'Use {}, or remove it.': '用 {}，或去掉它。',
  '`{}={}` is not right: {}.': '`{}={}` 不对：{}。',
  '`{}=` is not right: {}.': '`{}=` 不对：{}。',
  '`{}={}` is not {}.': '`{}={}` 不是{}。',
  '`{}=` is not {}.': '`{}=` 不是{}。',
  'The block `{}` needs the option `{}`.': '区块 `{}` 必须写选项 `{}`。',
  'The block `{}` needs the option `{}`, {}.': '区块 `{}` 必须写选项 `{}`，它是{}。',
  'Write `{}=…` behind its name.': '在它的名字后面写 `{}=…`。',
  'Correct it, or leave it out.': '改正它，或去掉它。',
  'Write `{}={}`, or leave it out.': '写成 `{}={}`，或去掉它。',
  'one of {}': '{} 之一',
  'a number from {} to {}': '{} 到 {} 之间的数',
  'a number of at least {}': '不小于 {} 的数',
  'a number of at most {}': '不大于 {} 的数',
  'There is nothing called `@[{}]`.': '没有 `@[{}]` 这种嵌入。',
  'The manual shows what can be embedded.': '可以嵌入什么见手册。',
  '`@[{}]` is not written as an embed.': '`@[{}]` 的写法不是嵌入。',
  'Write `@[{}](target "Title")` on a line of its own, without quotes in the title.':
    '单独一行写 `@[{}](target "标题")`，标题里不用引号。',
  'The block `{}` needs a list, and there is none in it.': '区块 `{}` 里要有列表，现在没有。',
  'Write one item per entry, each with `-` or `1.` in front.':
    '每一条写一个列表项，前面加 `-` 或 `1.`。',
  'Blocks are nested more than {} levels deep; what lies deeper would be lost.':
    '区块嵌套超过 {} 层，更深的内容会丢失。',
  'Flatten the quotation or the list.': '减少引用或列表的层次。',
  'A page has one first-level heading: its title.': '每页只有一个一级标题，就是页面的标题。',
  'Start sections with `##`; the title comes from the front matter.':
    '小节从 `##` 开始，标题取自 front matter。',
  'The id `{}` is used twice.': '锚点 `{}` 用了两次。',
  'Give one of the headings another id.': '给其中一个标题换一个锚点。',
  '`@include` is not alone on its line, or is not understood; nothing is put in.':
    '`@include` 没有单独成行，或写法读不懂，什么也没有引入。',
  'Write `<!-- @include: ./part.md -->` on a line of its own.':
    '单独一行写 `<!-- @include: ./part.md -->`。',
  '`{}` includes itself.': '`{}` 引入了自己。',
  'Break the circle {} → {}.': '打断循环 {} → {}。',
  'Parts include parts more than {} deep.': '引入嵌套超过 {} 层。',
  'Include the last one directly.': '直接引入最里面的一份。',
  '`{}` is not Markdown.': '`{}` 不是 Markdown。',
  'Include `.md` files; show others as code.': '只引入 `.md` 文件，其他文件用代码展示。',
  '`{}` has no such lines.': '`{}` 没有这些行。',
  '`{}` has no region `{}`.': '`{}` 没有区域 `{}`。',
  'Name lines of its text, below the front matter.': '写正文的行号，从 front matter 下面数起。',
  'Put `<!-- #region {} -->` and `<!-- #endregion -->` around it.':
    '用 `<!-- #region {} -->` 和 `<!-- #endregion -->` 把它包起来。',
  'The parts of this page have too many lines.': '这一页引入的内容行数太多。',
  'Include less of them.': '少引入一些。',
  'The folder `{}` does not exist in `docs/`.': '`docs/` 里没有目录 `{}`。',
  'Make it at `docs/{}` or correct the path.': '在 `docs/{}` 建好目录，或改正路径。',
  'Put it at `docs/{}` or correct the path.': '把它放到 `docs/{}`，或改正路径。',
  'Put it into `docs/` and correct the path.': '把它放进 `docs/`，并改正路径。',
  '`{}` is not a file of at most 1 MiB.': '`{}` 不是 1 MiB 以内的文件。',
  'Show a part of it.': '只展示一部分。',
  'The footnote `{}` is not defined; it is shown as text.': '脚注 `{}` 没有定义，会显示成文字。',
  'Define it with `[^name]: …` on a line of its own.': '单独一行写 `[^name]: …` 来定义它。',
  'A comment does not end in its paragraph; it is shown as text.':
    '注释没有在本段内结束，会显示成文字。',
  'Start the comment on a line of its own, or close it before the blank line.':
    '让注释单独起行，或在空行之前结束。',
  'There is no badge of the kind of `{}`; it is shown as text.':
    '没有 `{}` 这种徽章，会显示成文字。',
  'Use {}, or put it into code.': '用 {}，或放进代码里。',
  '`{}` is shown as text: a link ends at a space.': '`{}` 显示成了文字：链接遇到空格就结束。',
  'Put angle brackets around the address, `[x](<./a b.md>)`, or write `%20` for a space.':
    '给地址加上尖括号，写成 `[x](<./a b.md>)`，或用 `%20` 代替空格。',
  '`{}` is shown as text, not as a heading.': '`{}` 显示成了文字，没有成为标题。',
  'Put a space behind `##`, or a backslash before it.': '在 `##` 后面加空格，或在前面加反斜杠。',

  '`{}` is not set as Chinese and Latin text are set together.':
    '`{}` 没有按中西文混排的写法排印。',
  'A sentence ends with an exclamation mark.': '有句子以感叹号结尾。',
  'Say it plainly, with a full stop.': '平实地说，用句号。',
  '{} has no home page: nothing is at `{}`.': '{} 没有首页：`{}` 上什么也没有。',
  'Write this file, or remove the language from `locales` in site.config.ts.':
    '写出这个文件，或从 `site.config.ts` 的 `locales` 里去掉这种语言。',
  'The rule `chinese-copywriting` needs `autocorrect-node`, which is not installed.':
    '规则 `chinese-copywriting` 需要 `autocorrect-node`，它没有安装。',
  'The rule `chinese-copywriting` needs `autocorrect-node`, which cannot be loaded: {}.':
    '规则 `chinese-copywriting` 需要 `autocorrect-node`，它无法加载：{}。',
  'Run `npm install --save-dev autocorrect-node`, or turn the rule off.':
    '运行 `npm install --save-dev autocorrect-node`，或关闭这条规则。',
  'A heading of level {}; the deepest here is {}.': '有 {} 级标题，这里最深到 {} 级。',
  'Use a higher level, or a bold word at the start of a paragraph.': '提高一级，或在段首用粗体。',
  'Nothing stands between this heading and the one before it.':
    '这个标题与前一个标题之间没有内容。',
  'Say what the section is about, or remove a heading.': '写一句这一节讲什么，或去掉一个标题。',
  'The description has {} characters.': '描述有 {} 个字符。',
  'Write {} to {}.': '写 {} 到 {} 个字符。',
  "The tag `{}` is not one of this site's.": '标签 `{}` 不在这个站点的标签之列。',
  'Use one of `tags` in the settings, or add it there.': '用设置 `tags` 里的，或把它加进去。',
}
