import type { Translations } from '../template.ts'

/** What is said of HTML in a page. */
export const html: Translations = {
  'Remove it; the look of a site stands in `theme.css`.': '去掉它；站点的样式写在 `theme.css` 里。',
  'Remove it; `::: center` centres what stands in it.': '去掉它；`::: center` 让里面的内容居中。',
  'Remove it; a heading gets an id of your own by `{#id}` behind it.':
    '去掉它；要给标题指定锚点，在后面写 `{#id}`。',
  'Remove it: nothing is fetched before a reader plays it.': '去掉它：读者点播之前不获取任何内容。',
  '`{}` of `<{}>` is left out of the page.': '`<{2}>` 的 `{1}` 不会出现在页面里。',
  'no attributes here': '没有',
  'Remove it: `<{}>` takes {}.': '去掉它：`<{}>` 接受的有 {}。',
  'Write a number of pixels, like `320`.': '写像素数，例如 `320`。',
  'Write a language tag, like `ja` or `zh-Hant-TW`.': '写语言标签，例如 `ja` 或 `zh-Hant-TW`。',
  'Write the path of a file beside the page, like `./name.png`.':
    '写页面旁边的文件的路径，例如 `./name.png`。',
  '`<{}>` names no file.': '`<{}>` 没有指定文件。',
  '`{}` names no file.': '`{}` 没有指定文件。',
  'Write the path in `src`, like `<{} src="./name.mp3"></{}>`.':
    '把路径写在 `src` 里，例如 `<{} src="./name.mp3"></{}>`。',
  'Write the path in `src`, like `<{} src="./name.mp4"></{}>`.':
    '把路径写在 `src` 里，例如 `<{} src="./name.mp4"></{}>`。',
  'Write the path in `src`, like `<img src="./name.png" alt="…">`.':
    '把路径写在 `src` 里，例如 `<img src="./name.png" alt="…">`。',
  'Write what it shows: `<img alt="…">`.': '写出图上是什么：`<img alt="…">`。',
  '`<details>` is never closed.': '`<details>` 没有结束。',
  'Write `</details>` on a line of its own where it ends.': '在结束处单独一行写 `</details>`。',
  'The tag `{}` has no end, so it is shown as text.': '标签 `{}` 没有写完，会显示成文字。',
  'Write its `>`, or `&lt;` if the sign is meant.': '补上 `>`；如果要的是小于号，写 `&lt;`。',
  '`{}` is not closed in its paragraph.': '`{}` 没有在本段内结束。',
  '`{}` closes nothing.': '`{}` 没有对应的开始标签。',
  '`{}` stands outside of a mark or link that the other tag stands in.':
    '`{}` 在强调或链接之外，另一个标签却在里面。',
  '`{}` does not stand in `<{}>`.': '`{}` 不在 `<{}>` 里面。',
  'Write `</{}>` where it ends, or `&lt;` if the sign is meant.':
    '在结束处写 `</{}>`；如果要的是小于号，写 `&lt;`。',
  'Remove it, or write `<{}>` where it begins.': '去掉它，或在开始处写 `<{}>`。',
  'Put both tags inside or both outside.': '两个标签都放在里面，或都放在外面。',
  'Move it there, or remove it.': '移到那里，或去掉它。',
  '`<{}>` of a Vue component cannot stand in a page.': 'Vue 组件的 `<{}>` 不能写在页面里。',
  '`<{}>` cannot stand in a page.': '`<{}>` 不能写在页面里。',
  '`{}` cannot stand in a page.': '`{}` 不能写在页面里。',
  'Write it in backticks.': '用反引号括起来。',
  'Remove it: a blank line begins a paragraph.': '去掉它：空一行就是新的段落。',
  'Remove it; what it was for may be a block, such as `::: center` or `::: card-grid`.':
    '去掉它；原来的用途也许有对应的区块，例如 `::: center` 或 `::: card-grid`。',
  'Remove it, and begin the section with a heading.': '去掉它，用标题开始这一节。',
  'Write `::: center`, the text and `:::`.': '依次写 `::: center`、正文和 `:::`。',
  'Remove it; colours and sizes of the whole site stand in `theme.css`.':
    '去掉它；整个站点的颜色和字号写在 `theme.css` 里。',
  'Write `---` on a line of its own.': '单独一行写 `---`。',
  'Begin the lines with `>`.': '每行以 `>` 开头。',
  'Begin the items with `-`.': '各项以 `-` 开头。',
  'Begin the items with `1.`.': '各项以 `1.` 开头。',
  'Begin the item with `-` or `1.`.': '这一项以 `-` 或 `1.` 开头。',
  'Write a list, or `::: field`.': '写成列表，或 `::: field`。',
  'Write a Markdown table; `::: table` takes more options.':
    '写成 Markdown 表格；`::: table` 有更多选项。',
  'Write the picture alone in its paragraph; its title is the caption: `![…](./a.png "…")`.':
    '图片单独成段，标题就是图注：`![…](./a.png "…")`。',
  'Write the caption as the title of the picture: `![…](./a.png "…")`.':
    '把图注写成图片的标题：`![…](./a.png "…")`。',
  'Write the picture as `![…](./a.png)`; smaller versions of it are made.':
    '把图片写成 `![…](./a.png)`，较小的版本会自动生成。',
  'Save it as a file beside the page, and show it: `![…](./a.svg)`.':
    '存成页面旁边的文件，再引用：`![…](./a.svg)`。',
  'Write `@[youtube](id)`, `@[bilibili](id)` or `@[pdf](./a.pdf)`, or link the page that is shown.':
    '写成 `@[youtube](id)`、`@[bilibili](id)` 或 `@[pdf](./a.pdf)`，或链接到那个网页。',
  'Remove it; what runs in a page is a block of your own, or stands in `head` of the settings.':
    '去掉它；页面里要运行的东西写成自己的区块，或写在设置的 `head` 里。',
  'Remove it, and write the rules into `theme.css`.': '去掉它，把样式规则写进 `theme.css`。',
  'Remove it: pages are no Vue templates.': '去掉它：页面不是 Vue 模板。',
  'Write a list of tasks: `- [x] done`.': '写成任务列表：`- [x] 完成`。',
  'Write the quotation marks.': '直接写引号。',
  'Write `*…*`, or a formula: `$x$`.': '写成 `*…*`，或公式：`$x$`。',
  'Write it in backticks if it is meant to be read, or `&lt;` for the sign alone; otherwise remove it.':
    '要给人看就用反引号括起来，只要小于号就写 `&lt;`；否则去掉它。',
  'Begin a line with it, and end it with `</details>` on a line of its own.':
    '写在一行的开头，并单独一行写 `</details>` 来结束它。',
  'Put it at the beginning of `<details>`.': '放在 `<details>` 的开头。',
  'Put it into `<video>` or `<audio>`.': '放进 `<video>` 或 `<audio>`。',
  'Remove it; here `<span>` only says a language: `<span lang="ja">`.':
    '去掉它；这里的 `<span>` 只用来标明语言：`<span lang="ja">`。',
  '`{}` is not a recording browsers play.': '`{}` 不是浏览器能播放的录音。',
  'Use MP3, M4A, Ogg, WebM, FLAC or WAV.': '用 MP3、M4A、Ogg、WebM、FLAC 或 WAV。',
  'Write only `<link>` and `<meta>` into it: anything else ends the head of a page.':
    '里面只写 `<link>` 和 `<meta>`：别的标签会让页面的 `head` 就此结束。',
  'Write `<\\/` for `</` and leave out `<!--`: they could end the element they stand in.':
    '把 `</` 写成 `<\\/`，不写 `<!--`：它们可能让所在的元素提前结束。',
}
