import { tableRow } from '../table-row.ts'
import { tokenSheet } from './site-colours.ts'

interface Token {
  readonly name: string
  readonly value: string
  /** What it is for; every public token says so beside its value. */
  readonly about: string | undefined
}

interface Topic {
  readonly title: string
  readonly tokens: readonly Token[]
}

const TOPIC = /\/\* ---- (.+?) -+ \*\//g
const TOKEN = /(--[\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.+?)\s*\*\/)?/g

/** The tokens an author may set, by topic, as `tokens.css` and `tokens-text.css` write them. */
export function tokenTopics(sheet: string = tokenSheet()): Topic[] {
  const start = sheet.indexOf(':root {')
  const root = sheet.slice(start, sheet.indexOf('\n}', start))
  const marks = [...root.matchAll(TOPIC)]
  return marks.map((mark, index) => ({
    title: mark[1]!,
    tokens: [...root.slice(mark.index, marks[index + 1]?.index).matchAll(TOKEN)].map(
      ([, name, value, about]) => ({ name: name!, value: oneLine(value!), about }),
    ),
  }))
}

const oneLine = (value: string): string =>
  value.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')')

/** A value in the light and in the dark appearance. */
export function inBoth(value: string): readonly [light: string, dark: string] {
  const match = /^light-dark\((.+\)|[^,]+), (.+)\)$/.exec(value)
  return match ? [match[1]!, match[2]!] : [value, value]
}

const INTRODUCTION = `# Tokens

The names an author's \`theme.css\` may set: colours, faces, sizes, space, stacking. They are an interface: a name that is here stays, and what it colours stays what it says. This file is written from \`tokens.css\` and \`tokens-text.css\` in \`src/theme/styles/\` by a test: change it there, then run \`npm run goldens -- --update engine\`.

\`\`\`css
/* theme.css, beside site.config.ts */
:root {
  --accent: light-dark(#0a6b4d, #5fd3a8);
}
\`\`\`

\`theme.css\` is linked after all other sheets, in the cascade layer \`author\`, which wins over those of the engine: \`reset, tokens, base, parts, blocks, utilities, author\`. Write \`light-dark(…, …)\` for a value that differs between the appearances, or \`:root[data-theme='dark']\`. Colours written as \`#rrggbb\`, \`rgb()\`, \`hsl()\`, \`oklch()\`, \`color-mix()\` or a token also reach drawings in feeds, preview cards, the manifest and the bars of browsers. \`theme.css\` may import other sheets beside it and name fonts and pictures by relative addresses. Names that are not here belong to single parts of the page and may change.
`

/** TOKENS.md: every token, its value in both appearances and what it is for. */
export function tokenReference(): string {
  const topics = tokenTopics().map(({ title, tokens }) => {
    const rows = tokens.map(({ name, value, about }) => {
      const [light, dark] = inBoth(value)
      const other = light === dark ? 'the same' : `\`${dark}\``
      return tableRow([`\`${name}\``, `\`${light}\``, other, String(about)])
    })
    return `## ${title}\n\n| Token | Light | Dark | What it is for |\n|---|---|---|---|\n${rows.join('\n')}\n`
  })
  return [INTRODUCTION, ...topics].join('\n')
}
