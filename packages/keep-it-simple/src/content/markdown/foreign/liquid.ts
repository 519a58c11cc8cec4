import { shortened, type ForeignPattern } from './pattern.ts'

const CALLOUTS: Readonly<Record<string, string>> = {
  default: 'note',
  primary: 'note',
  info: 'info',
  success: 'tip',
  tip: 'tip',
  warning: 'warning',
  danger: 'danger',
}

const CODE = 'Write a code block between two lines of three backticks.'
const QUOTE = 'Begin the lines with `>`.'
const PICTURE = 'Write a picture: `![what it shows](./name.png)`.'
const LINK = 'Write a link to the file of the page: `[words](./page.md)`.'
const BOX = 'Write `::: note Title`, the text and `:::`.'
const TABS = 'Write `::: tabs`, `@tab Title` before each part, and `:::`.'
const FOLD = 'Write `::: details Title`, the text and `:::`.'

/** What to write instead of a tag of Hexo, NexT, Butterfly, Jekyll, GitBook or Nunjucks, by its name. */
const INSTEAD: Readonly<Record<string, string>> = {
  asset_img: PICTURE,
  asset_image: PICTURE,
  img: PICTURE,
  image: PICTURE,
  asset_link: 'Put the file into `public/`, and link it: `[words](/name.pdf)`.',
  asset_path: 'Write the path of the file: `./name.png`.',
  post_link: LINK,
  post_path: LINK,
  post_url: LINK,
  link: LINK,
  url_for: LINK,
  highlight: CODE,
  codeblock: CODE,
  code: CODE,
  include_code: 'Write `@[code](./file.js)` on a line of its own.',
  gist: 'Write the code into the page, or link the gist.',
  jsfiddle: 'Write `::: demo`, or link the page that is shown.',
  iframe: 'Link the page that is shown.',
  blockquote: QUOTE,
  quote: QUOTE,
  pullquote: QUOTE,
  cq: QUOTE,
  centerquote: QUOTE,
  note: BOX,
  hint: BOX,
  tip: BOX,
  alert: BOX,
  tabs: TABS,
  tab: TABS,
  subtabs: TABS,
  fold: FOLD,
  folding: FOLD,
  hideToggle: FOLD,
  hideBlock: FOLD,
  hideInline: 'Write hidden text as `!!text!!`.',
  youtube: 'Write `@[youtube](id "Title")` on a line of its own.',
  bilibili: 'Write `@[bilibili](id "Title")` on a line of its own.',
  video: 'Write `@[video](./clip.mp4 "Title")` on a line of its own.',
  audio: 'Write `<audio src="./name.mp3"></audio>`.',
  pdf: 'Write `@[pdf](./name.pdf)` on a line of its own.',
  embed: 'Write `@[youtube](id)`, or a link.',
  mermaid: 'Write a code block with the name `mermaid`.',
  label: 'Write `==text==`, or a badge: `[!tip text]`.',
  btn: 'Write a link: `[words](address)`.',
  button: 'Write a link: `[words](address)`.',
  timeline: 'Write `::: timeline` around a list.',
  include: 'Write `<!-- @include: ./part.md -->` on a line of its own.',
  raw: 'Remove it: braces are text here.',
  more: 'Write `<!-- more -->` on a line of its own.',
}

/** `{% name … %}` and `{%- name -%}` */
const TAG = /(?<!\{)\{%-?[ \t]*(end)?([a-zA-Z_]\w*)?([^\n%]{0,400})%\}/

/** Tags of Liquid and Nunjucks: Hexo, Jekyll, GitBook, Eleventy. */
export const liquidTag: ForeignPattern = {
  holds: ['{%'],
  pattern: TAG,
  message: ([written]) =>
    `\`${shortened(written)}\` is a tag of another tool; it is shown as text.`,
  remedy: ([, , name = '']) =>
    Object.hasOwn(INSTEAD, name)
      ? INSTEAD[name]!
      : 'Write in Markdown what it stands for, or put it into backticks.',
  after: ([, end, name = '', rest = '']) => {
    if (name === 'raw') return ''
    if (name === 'note') return end ? ':::' : calloutFor(rest)
    if (name === 'highlight') return end ? '```' : fenceFor(/^\s+([\w+#-]+)/.exec(rest)?.[1])
    if (name === 'codeblock') return end ? '```' : fenceFor(/\blang:([\w+#-]+)/.exec(rest)?.[1])
    const id = /^\s+([\w-]{11})\s*$/.exec(rest)?.[1]
    return name === 'youtube' && !end && id !== undefined ? `@[youtube](${id})` : undefined
  },
  alone: true,
}

/** `{% note warning %}` of NexT and Butterfly; words behind the kind are no title there. */
function calloutFor(rest: string): string | undefined {
  const kind = rest.replace(/-$/, '').trim()
  if (kind === '') return '::: note'
  return Object.hasOwn(CALLOUTS, kind) ? `::: ${CALLOUTS[kind]}` : undefined
}

const fenceFor = (language: string | undefined): string =>
  `\`\`\`${language === undefined ? '' : language.toLowerCase()}`
