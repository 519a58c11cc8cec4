import { PICTURE, shortened, type ForeignPattern } from './pattern.ts'

/** What to write instead of a shortcode of Hugo, by its name. */
const SHORTCODES: Readonly<Record<string, string>> = {
  figure: 'Write a picture alone in its paragraph: `![what it shows](./name.png "Caption")`.',
  youtube: 'Write `@[youtube](id "Title")` on a line of its own.',
  highlight: 'Write a code block between two lines of three backticks.',
  ref: 'Write a link to the file of the page: `[words](./page.md)`.',
  relref: 'Write a link to the file of the page: `[words](./page.md)`.',
  details: 'Write `::: details Title`, the text and `:::`.',
  mermaid: 'Write a code block with the name `mermaid`.',
  notice: 'Write `::: note Title`, the text and `:::`.',
  callout: 'Write `::: note Title`, the text and `:::`.',
  tabs: 'Write `::: tabs`, `@tab Title` before each part, and `:::`.',
}
const WORDS = 'Write in Markdown what it stands for, or put it into backticks.'

/** `{{< figure src="a.png" >}}`, `{{% notice %}}` */
export const shortcode: ForeignPattern = {
  holds: ['{{'],
  pattern: /\{\{[<%][ \t]*\/?[ \t]*([\w-]*)[^\n{}]{0,400}[>%]\}\}/,
  message: ([written]) => `\`${shortened(written)}\` is a shortcode of Hugo; it is shown as text.`,
  remedy: ([, name = '']) => (Object.hasOwn(SHORTCODES, name) ? SHORTCODES[name]! : WORDS),
}

/** `{{ page.title }}`; formulas and code are no text, and are not looked at. */
export const interpolation: ForeignPattern = {
  holds: ['{{'],
  pattern: /\{\{(?![<%])[^\n{}]{1,400}\}\}/,
  message: ([written]) =>
    `\`${shortened(written)}\` is an expression of another tool; it is shown as text.`,
  remedy: () => 'Write what it stands for, or put it into backticks.',
}

/** `{: .class #id}` of kramdown. */
export const attributeList: ForeignPattern = {
  holds: ['{:'],
  pattern: /\{:[ \t]*(?:[.#][\w-]+|[\w-]+=["'][^"'\n]{0,200}["'])[^\n{}]{0,200}\}/,
  message: ([written]) =>
    `\`${shortened(written)}\` is an attribute list of kramdown; it is shown as text.`,
  remedy: ([written]) =>
    /#[\w-]/.test(written)
      ? 'Write the id of a heading as `{#id}` behind it, and remove the rest.'
      : 'Remove it.',
  after: ([written]) => (/#[\w-]/.test(written) ? undefined : ''),
}

/** `![…](a.png){width=300}` */
export const pictureAttributes: ForeignPattern = {
  holds: [PICTURE],
  pattern: /\uFFFC(\{[^\n{}]{0,200}?(?:[.#][\w-]|\b(?:width|height)[ \t]*=)[^\n{}]{0,200}\})/,
  message: ([, written = '']) => `\`${shortened(written)}\` behind a picture is shown as text.`,
  remedy: () => 'Write the picture as `<img src="./name.png" alt="what it shows" width="300">`.',
}

/** `![…](a.png =300x200)`, with which the picture is no picture any more. */
export const pictureSize: ForeignPattern = {
  holds: [' ='],
  pattern: /\]\([^()\n]{1,400} =(\d{0,5})%?x?\d{0,5}%?\)/,
  message: () => 'A size behind the path makes a picture text.',
  remedy: ([, width = '']) =>
    `Write the picture as \`<img src="./name.png" alt="what it shows" width="${width === '' ? '300' : width}">\`.`,
}
