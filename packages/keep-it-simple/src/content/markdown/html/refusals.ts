/** What to write instead of an element that is not ours to draw. */
const REMEDIES: Readonly<Record<string, string>> = {
  a: 'Write a link: `[words](address)`.',
  b: 'Write `**…**`.',
  strong: 'Write `**…**`.',
  i: 'Write `*…*`.',
  em: 'Write `*…*`.',
  s: 'Write `~~…~~`.',
  strike: 'Write `~~…~~`.',
  code: 'Write it in backticks.',
  pre: 'Write a code block between two lines of three backticks.',
  p: 'Remove it: a blank line begins a paragraph.',
  div: 'Remove it; what it was for may be a block, such as `::: center` or `::: card-grid`.',
  section: 'Remove it, and begin the section with a heading.',
  center: 'Write `::: center`, the text and `:::`.',
  font: 'Remove it; colours and sizes of the whole site stand in `theme.css`.',
  big: 'Remove it, or write `**…**`.',
  hr: 'Write `---` on a line of its own.',
  blockquote: 'Begin the lines with `>`.',
  ul: 'Begin the items with `-`.',
  ol: 'Begin the items with `1.`.',
  li: 'Begin the item with `-` or `1.`.',
  dl: 'Write a list, or `::: field`.',
  table: 'Write a Markdown table; `::: table` takes more options.',
  figure:
    'Write the picture alone in its paragraph; its title is the caption: `![…](./a.png "…")`.',
  figcaption: 'Write the caption as the title of the picture: `![…](./a.png "…")`.',
  picture: 'Write the picture as `![…](./a.png)`; smaller versions of it are made.',
  svg: 'Save it as a file beside the page, and show it: `![…](./a.svg)`.',
  iframe:
    'Write `@[youtube](id)`, `@[bilibili](id)` or `@[pdf](./a.pdf)`, or link the page that is shown.',
  embed: 'Write `@[pdf](./a.pdf)` or `@[video](./a.mp4)`.',
  object: 'Write `@[pdf](./a.pdf)` or `@[video](./a.mp4)`.',
  script:
    'Remove it; what runs in a page is a block of your own, or stands in `head` of the settings.',
  style: 'Remove it, and write the rules into `theme.css`.',
  link: 'Remove it, and write the rules into `theme.css`.',
  template: 'Remove it: pages are no Vue templates.',
  input: 'Write a list of tasks: `- [x] done`.',
  button: 'Write a link: `[words](address)`.',
  q: 'Write the quotation marks.',
  cite: 'Write `*…*`.',
  var: 'Write `*…*`, or a formula: `$x$`.',
  samp: 'Write it in backticks.',
  tt: 'Write it in backticks.',
}
for (const level of [1, 2, 3, 4, 5, 6])
  (REMEDIES as Record<string, string>)[`h${level}`] =
    `Write \`${'#'.repeat(Math.max(level, 2))} …\`.`

const DEFAULT =
  'Write it in backticks if it is meant to be read, or `&lt;` for the sign alone; otherwise remove it.'

export const refusalRemedy = (name: string | undefined): string =>
  name !== undefined && Object.hasOwn(REMEDIES, name) ? REMEDIES[name]! : DEFAULT

/** Marks of Markdown that say the same, for a pair on one line. */
export const MARKS: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  s: '~~',
  strike: '~~',
  code: '`',
}
