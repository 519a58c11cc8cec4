import type { DiagnosticGroup } from './diagnostic.ts'

export const text: DiagnosticGroup = {
  slug: 'text',
  title: { 'zh-CN': '正文标记', 'en-US': 'Marks in the text' },
  description: {
    'zh-CN': '引用提示、脚注、注解、缩写、公式、图标和引入的文件。',
    'en-US': 'Alerts, footnotes, annotations, abbreviations, formulas, icons and included files.',
  },
  codes: {
    'refused-html': {
      says: ['`<center>` cannot stand in a page.', 'Write `::: center`, the text and `:::`.'],
      'en-US': [
        'A tag that may not stand in a page: of all HTML a text may hold only a small part, and nothing that runs.',
        'Write the Markdown or the block the message names; in backticks, or with `&lt;`, it is shown as text.',
      ],
      'zh-CN': [
        '页面里不能写的标签：正文只接受一小部分 HTML，能运行的一概不收。',
        '照提示改写成 Markdown 或区块；想显示标签本身，放进反引号，或者写 `&lt;`。',
      ],
    },
    'unbalanced-html': {
      'en-US': [
        'A tag is not closed in its paragraph, closes nothing, crosses a mark or a link, or has no `>`.',
        'Write the tag that is missing, both inside of the mark or both outside.',
      ],
      'zh-CN': [
        '标签在段落里没有闭合、没有对应的开头、和强调或链接交叉，或者缺了 `>`。',
        '补上缺的标签；两个标签要么都在强调里面，要么都在外面。',
      ],
    },
    'html-attribute': {
      'en-US': [
        'An attribute that its element does not take here; the page is drawn without it.',
        'Remove it. Looks belong into `theme.css`, ids behind headings.',
      ],
      'zh-CN': [
        '元素在这里不接受的属性；页面会不带它显示。',
        '去掉它。样式写进 `theme.css`，锚点写在标题后面。',
      ],
    },
    'foreign-syntax': {
      'en-US': [
        'Syntax of another tool: tags of Hexo and Jekyll, shortcodes of Hugo, components of Vue and MDX, links of Obsidian, boxes of MkDocs. It does nothing here, and readers would see it.',
        'Write what the message names instead; in backticks it is shown as it is.',
      ],
      'zh-CN': [
        '别的工具的写法：Hexo、Jekyll 的标签，Hugo 的短代码，Vue 和 MDX 的组件，Obsidian 的链接，MkDocs 的提示框。在这里没有作用，读者会看到原文。',
        '照提示改写；想原样显示，放进反引号。',
      ],
    },
    'unknown-alert': {
      'en-US': [
        '`> [!NAME]` of a kind there is not; it stays a quotation.',
        'Use `NOTE`, `TIP`, `IMPORTANT`, `WARNING` or `CAUTION`.',
      ],
      'zh-CN': [
        '`> [!NAME]` 的类型不存在，仍按引用显示。',
        '用 `NOTE`、`TIP`、`IMPORTANT`、`WARNING` 或 `CAUTION`。',
      ],
    },
    'unknown-annotation': {
      'en-US': [
        '`[+label]` has no text anywhere.',
        'Define it with `[+label]: …` on a line of its own.',
      ],
      'zh-CN': ['`[+label]` 没有对应的文字。', '单独一行写 `[+label]: …`。'],
    },
    'unused-annotation': {
      'en-US': [
        'No mark in the text points to an annotation.',
        'Put `[+label]` where it belongs, or remove the definition.',
      ],
      'zh-CN': ['正文里没有标记指向这条注解。', '在该出现的地方写 `[+label]`，或删掉定义。'],
    },
    'duplicate-abbreviation': {
      'en-US': ['A term is explained twice on one page.', 'Remove one of the explanations.'],
      'zh-CN': ['同一个术语在一页里解释了两次。', '去掉一处。'],
    },
    'unused-abbreviation': {
      'en-US': [
        'The explained term does not occur in the text.',
        'Write it as in the text, or remove the line.',
      ],
      'zh-CN': ['解释的术语没有在正文里出现。', '写成正文里的样子，或删掉这一行。'],
    },
    'unknown-footnote': {
      'en-US': [
        '`[^name]` has no note and is shown as text.',
        'Define it with `[^name]: …` on a line of its own, or put it into code.',
      ],
      'zh-CN': ['`[^name]` 没有脚注，显示成了文字。', '单独一行写 `[^name]: …`，或放进代码里。'],
    },
    'open-comment': {
      'en-US': [
        '`<!--` or `-->` is left in the text: a comment does not end in its paragraph.',
        'Start it on a line of its own, or close it before the blank line; put a mere arrow into code.',
      ],
      'zh-CN': [
        '正文里剩下了 `<!--` 或 `-->`：注释没有在本段内结束。',
        '让注释单独起行，或在空行之前结束；只是箭头的话，放进代码里。',
      ],
    },
    'tight-heading': {
      'en-US': [
        '`##` without a space behind it is shown as text.',
        'Write `## Title`, or `\\##` for the signs themselves.',
      ],
      'zh-CN': ['`##` 后面没有空格，显示成了文字。', '写 `## 标题`；要显示符号本身，写 `\\##`。'],
    },
    'unknown-icon': {
      'en-US': [
        'An icon that nobody drew, or whose set is not installed: in the text, in front matter or in the settings.',
        'Use the name the message offers, install the set, or give the address of a picture.',
      ],
      'zh-CN': [
        '图标不存在，或没有安装它所在的图标集。正文、front matter 和设置里的都查。',
        '用消息给出的名字，安装图标集，或写图片的地址。',
      ],
    },
    'bad-icon': {
      'en-US': ['An icon has a word that is neither size nor colour.', 'Write `=24px` or `/red`.'],
      'zh-CN': ['图标后面有一个词既不是尺寸也不是颜色。', '写 `=24px` 或 `/red`。'],
    },
    'unknown-plot': {
      'en-US': [
        'A word in braces behind hidden text means nothing.',
        'Use `.hover`, `.click`, `.mask` or `.blur`.',
      ],
      'zh-CN': [
        '隐藏文字后面花括号里的词没有意义。',
        '用 `.hover`、`.click`、`.mask` 或 `.blur`。',
      ],
    },
    'bad-maths': {
      'en-US': [
        'The TeX of a formula cannot be read; the message says where.',
        'Correct it, or write `\\$` for a dollar sign.',
      ],
      'zh-CN': ['公式的 TeX 读不懂；消息说明在哪里。', '改正它；要写美元符号，用 `\\$`。'],
    },
    'unclosed-maths': {
      'en-US': ['A formula that begins with `$$` is never ended.', 'End it with `$$`.'],
      'zh-CN': ['以 `$$` 开头的公式没有结束。', '用 `$$` 结束它。'],
    },
    'bad-include': {
      'en-US': [
        '`@include` names lines or a region that are not there, a file that is not Markdown, or itself; goes more than five deep; or is not alone on its line.',
        'Write `<!-- @include: ./part.md -->` on a line of its own.',
      ],
      'zh-CN': [
        '`@include` 指定的行或区域不存在，文件不是 Markdown，或引入了自己；嵌套超过五层；或没有单独成行。',
        '单独一行写 `<!-- @include: ./part.md -->`。',
      ],
    },
    'missing-source': {
      'en-US': [
        'A file or folder that a block or `@include` names is not there, lies outside `docs/`, or is larger than 1 MiB.',
        'Put it there, or correct the path.',
      ],
      'zh-CN': [
        '区块或 `@include` 指定的文件或目录不存在、在 `docs/` 之外，或大于 1 MiB。',
        '把它放过去，或改正路径。',
      ],
    },
  },
}
