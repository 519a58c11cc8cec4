import { shortened, type ForeignPattern } from './pattern.ts'

const TOC =
  /^[ \t]*(?:\[\[_?toc_?\]\]|\[toc\]|@\[toc\](?:\([^()\n]{0,60}\))?|\{:[ \t]*toc[ \t]*\})[ \t]*$/im

/** A line that asks for a table of contents. */
export const contents: ForeignPattern = {
  holds: ['toc'],
  pattern: TOC,
  message: ([written]) => `\`${written.trim()}\` makes no table of contents; it is shown as text.`,
  remedy: () => 'Remove it: the outline of a page stands beside it.',
  after: () => '',
}

/** MkDocs: `!!! note "Title"` with the text indented below. */
export const admonition: ForeignPattern = {
  holds: ['!!!', '???'],
  pattern: /^(!!!|\?\?\?\+?)[ \t]+([a-z][\w-]*)(?:[ \t]+"([^"\n]{0,200})")?[ \t]*$/m,
  message: ([written]) =>
    `\`${shortened(written)}\` is an admonition of MkDocs; it is shown as text.`,
  remedy: ([, sign, kind, title]) =>
    sign === '!!!'
      ? `Write \`::: ${kindOf(kind!)}${title ? ` ${title}` : ''}\`, the text without its indent, and \`:::\`.`
      : `Write \`::: details${sign === '???+' ? ' open' : ''} ${title || 'Title'}\`, the text without its indent, and \`:::\`.`,
}

/** Kinds of boxes of other tools, in ours. */
export const KINDS: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'info',
  abstract: 'note',
  summary: 'note',
  todo: 'note',
  seealso: 'note',
  question: 'note',
  quote: 'note',
  example: 'note',
  tip: 'tip',
  hint: 'tip',
  success: 'tip',
  check: 'tip',
  important: 'important',
  warning: 'warning',
  attention: 'warning',
  caution: 'caution',
  danger: 'danger',
  error: 'danger',
  failure: 'danger',
  bug: 'danger',
}

const kindOf = (written: string): string =>
  Object.hasOwn(KINDS, written) ? KINDS[written]! : 'note'

/** `import X from './x'` of MDX. */
export const mdxImport: ForeignPattern = {
  holds: ['import '],
  pattern:
    /^import[ \t]+(?:[\w*{][^'"\n]{0,200}[ \t}]from[ \t]+)?(?:'[^'\n]{1,200}'|"[^"\n]{1,200}");?[ \t]*$/m,
  message: ([written]) => `\`${shortened(written)}\` is a line of MDX; it is shown as text.`,
  remedy: () => 'Remove it; components are blocks here, and need no import.',
  after: () => '',
}

export const mdxExport: ForeignPattern = {
  holds: ['export '],
  pattern:
    /^export[ \t]+(?:default\b|(?:const|let|var|function|async|class)[ \t]+\w)[^\n]{0,200}[={([][^\n]{0,200}$/m,
  message: ([written]) => `\`${shortened(written)}\` is a line of MDX; it is shown as text.`,
  remedy: () => 'Remove it; what a page says of itself stands in its front matter.',
}

/** VitePress: `<<< @/snippets/a.js#region{2}` */
export const snippet: ForeignPattern = {
  holds: ['<<<'],
  pattern: /^<<<[ \t]+(\S{1,400})[^\n]{0,200}$/m,
  message: ([written]) =>
    `\`${shortened(written)}\` takes in code in VitePress; here it is shown as text.`,
  remedy: ([, path = '']) =>
    `Write \`@[code](${path.replace(/^@\//, '/').replace(/[#{[].*$/, '')})\` on a line of its own, with the file below \`docs/\`.`,
  after: ([written, path = '']) =>
    /^\.{1,2}\/[\w./-]+$/.test(path) && written.trim() === `<<< ${path}`
      ? `@[code](${path})`
      : undefined,
}
