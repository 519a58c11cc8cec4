import type { Translations } from '../template.ts'

/** What is said of the syntax of other tools. */
export const foreign: Translations = {
  'Remove the block: braces are text here.': '去掉这个区块：花括号在这里就是文字。',
  'Remove the block: styles of the page do not reach into code.':
    '去掉这个区块：页面的样式本来就不影响代码。',
  'Write a picture alone in its paragraph: `![what it shows](./name.png "Caption")`.':
    '写成单独成段的图片：`![图上是什么](./name.png "图注")`。',
  'Write `@[youtube](id "Title")` on a line of its own.': '单独一行写 `@[youtube](id "标题")`。',
  'Write a code block between two lines of three backticks.': '写成代码块，前后各一行三个反引号。',
  'Write a link to the file of the page: `[words](./page.md)`.':
    '写成指向页面文件的链接：`[文字](./page.md)`。',
  'Write `::: details Title`, the text and `:::`.': '依次写 `::: details 标题`、正文和 `:::`。',
  'Write a code block with the name `mermaid`.': '写成名为 `mermaid` 的代码块。',
  'Write `::: note Title`, the text and `:::`.': '依次写 `::: note 标题`、正文和 `:::`。',
  'Write `::: note`, the text and `:::`.': '依次写 `::: note`、正文和 `:::`。',
  'Write `::: tabs`, `@tab Title` before each part, and `:::`.':
    '先写 `::: tabs`，每一部分之前写 `@tab 标题`，最后写 `:::`。',
  'Write `::: tabs`, and `@tab Title` before each part.':
    '写 `::: tabs`，每一部分之前写 `@tab 标题`。',
  'Write in Markdown what it stands for, or put it into backticks.':
    '用 Markdown 写出它代表的内容，或用反引号括起来。',
  'Write what it stands for, or put it into backticks.': '写出它代表的内容，或用反引号括起来。',
  '`{}` is a shortcode of Hugo; it is shown as text.': '`{}` 是 Hugo 的短代码，会显示成文字。',
  '`{}` is an expression of another tool; it is shown as text.':
    '`{}` 是别的工具的表达式，会显示成文字。',
  '`{}` is an attribute list of kramdown; it is shown as text.':
    '`{}` 是 kramdown 的属性列表，会显示成文字。',
  'Write the id of a heading as `{#id}` behind it, and remove the rest.':
    '标题的锚点写成后面的 `{#id}`，其余去掉。',
  '`{}` behind a picture is shown as text.': '图片后面的 `{}` 会显示成文字。',
  'Write the picture as `<img src="./name.png" alt="what it shows" width="300">`.':
    '把图片写成 `<img src="./name.png" alt="图上是什么" width="300">`。',
  'Write the picture as `<img src="./name.png" alt="what it shows" width="{}">`.':
    '把图片写成 `<img src="./name.png" alt="图上是什么" width="{}">`。',
  'A size behind the path makes a picture text.': '路径后面写尺寸，图片就成了文字。',
  '`{}` is an embed of Obsidian; it is shown as text.': '`{}` 是 Obsidian 的嵌入，会显示成文字。',
  'Write a picture: `![what it shows](./{})`.': '写成图片：`![图上是什么](./{})`。',
  'Write `@[video](./{})` on a line of its own.': '单独一行写 `@[video](./{})`。',
  'Write `@[pdf](./{})` on a line of its own.': '单独一行写 `@[pdf](./{})`。',
  '`{}` is a link of a wiki; it is shown as text.': '`{}` 是维基的链接，会显示成文字。',
  'Write `[{}]({})`, or put it into backticks.': '写成 `[{}]({})`，或用反引号括起来。',
  '`{}` is a comment of Obsidian; here readers see it.':
    '`{}` 是 Obsidian 的注释，在这里读者看得见。',
  'Write a badge: `[!tip new]`.': '写成徽章：`[!tip new]`。',
  'Write `::: code-group` around the code blocks.': '用 `::: code-group` 把这些代码块包起来。',
  'Write `::: steps` around a numbered list.': '用 `::: steps` 把编号列表包起来。',
  'Write `::: file-tree` around a list.': '用 `::: file-tree` 把列表包起来。',
  'Write `::: collapse` around a list.': '用 `::: collapse` 把列表包起来。',
  'Write `::: timeline` around a list.': '用 `::: timeline` 把列表包起来。',
  'Write the picture as `![what it shows](./name.png)`.':
    '把图片写成 `![图上是什么](./name.png)`。',
  'Write an icon as `::lucide:rocket::`.': '图标写成 `::lucide:rocket::`。',
  'Write hidden text as `!!text!!`.': '隐藏文字写成 `!!文字!!`。',
  'Remove it: pages are HTML before any script runs.': '去掉它：脚本运行之前，页面就已经是 HTML。',
  'Write a link: `[words](./page.md)`.': '写成链接：`[文字](./page.md)`。',
  'Write a link: `[words](address)`.': '写成链接：`[文字](地址)`。',
  'Write a block of this engine, or one of your own (a folder of `blocks/`), instead; in backticks it is shown.':
    '改用引擎的区块，或自己的区块（`blocks/` 里的一个目录）；要显示它本身，用反引号括起来。',
  '`<{}>` is a component of another tool.': '`<{}>` 是别的工具的组件。',
  '`{}` is how other tools write a title.': '`{}` 是别的工具写标题的方式。',
  '`{}` makes no table of contents; it is shown as text.': '`{}` 不会生成目录，会显示成文字。',
  'Remove it: the outline of a page stands beside it.': '去掉它：页面的目录就在旁边。',
  '`{}` is an admonition of MkDocs; it is shown as text.':
    '`{}` 是 MkDocs 的提示框，会显示成文字。',
  'Write `::: {}`, the text without its indent, and `:::`.':
    '依次写 `::: {}`、去掉缩进的正文和 `:::`。',
  '`{}` is a line of MDX; it is shown as text.': '`{}` 是 MDX 的语句，会显示成文字。',
  'Remove it; components are blocks here, and need no import.':
    '去掉它；这里的组件就是区块，不用导入。',
  'Remove it; what a page says of itself stands in its front matter.':
    '去掉它；页面自身的信息写在 front matter 里。',
  '`{}` takes in code in VitePress; here it is shown as text.':
    '`{}` 在 VitePress 里引入代码，在这里会显示成文字。',
  'Write `@[code]({})` on a line of its own, with the file below `docs/`.':
    '单独一行写 `@[code]({})`，文件放在 `docs/` 之下。',
  'Write a picture: `![what it shows](./name.png)`.': '写成图片：`![图上是什么](./name.png)`。',
  'Put the file into `public/`, and link it: `[words](/name.pdf)`.':
    '把文件放进 `public/` 再链接：`[文字](/name.pdf)`。',
  'Write the path of the file: `./name.png`.': '写文件的路径：`./name.png`。',
  'Write `@[code](./file.js)` on a line of its own.': '单独一行写 `@[code](./file.js)`。',
  'Write the code into the page, or link the gist.': '把代码写进页面，或链接到那个 gist。',
  'Write `::: demo`, or link the page that is shown.': '写成 `::: demo`，或链接到那个网页。',
  'Link the page that is shown.': '链接到那个网页。',
  'Write `@[bilibili](id "Title")` on a line of its own.': '单独一行写 `@[bilibili](id "标题")`。',
  'Write `@[video](./clip.mp4 "Title")` on a line of its own.':
    '单独一行写 `@[video](./clip.mp4 "标题")`。',
  'Write `@[pdf](./name.pdf)` on a line of its own.': '单独一行写 `@[pdf](./name.pdf)`。',
  'Write `@[youtube](id)`, or a link.': '写成 `@[youtube](id)`，或链接。',
  'Write `==text==`, or a badge: `[!tip text]`.': '写成 `==文字==`，或徽章：`[!tip 文字]`。',
  'Remove it: braces are text here.': '去掉它：花括号在这里就是文字。',
  'Write `<!-- more -->` on a line of its own.': '单独一行写 `<!-- more -->`。',
  '`{}` is a tag of another tool; it is shown as text.': '`{}` 是别的工具的标签，会显示成文字。',
  '`{}`: `@` is the folder of the sources in VitePress; here it means nothing.':
    '`{}`：`@` 在 VitePress 里是源文件目录，在这里没有意义。',
  'Write `{}`: a slash at the start is `docs/`.': '写成 `{}`：开头的斜杠就是 `docs/`。',
}
