/** A text that was made to cost time: its name, how it is written, and how often at the least. */
export interface HostileInput {
  readonly name: string
  readonly text: (count: number) => string
  readonly count: number
}

const repeated = (unit: string, count = 1_000): HostileInput => ({
  name: JSON.stringify(unit),
  text: (times) => unit.repeat(times),
  count,
})

const written = (name: string, count: number, text: HostileInput['text']): HostileInput => ({
  name,
  count,
  text,
})

/** One line for each number, and something behind them. */
const numbered = (
  name: string,
  count: number,
  line: (at: number) => string,
  end: (count: number) => string = () => '',
): HostileInput =>
  written(
    name,
    count,
    (times) => Array.from({ length: times }, (_, at) => line(at)).join('') + end(times),
  )

/** HTML that nobody ends. */
export const OPEN_HTML: readonly HostileInput[] = [
  ...['<kbd>', '</kbd>', '<video>', '<!A ', '<kbd a="b" ', `<kbd a='`, '<a ', '<', '<img '].map(
    (unit) => repeated(unit),
  ),
  ...['<details>\n', '<script>\n', '<style>\n\n', '<!--\n', '<!--\n\n'].map((unit) =>
    repeated(unit, 500),
  ),
  written('others closed', 500, (times) => '<kbd>'.repeat(times) + '</sub>'.repeat(times)),
  written('marks between', 300, (t) => `<sub>${'<kbd>'.repeat(t)}*a ${'</sub>'.repeat(t)}*`),
  numbered('names of their own', 500, (at) => `<a${at}>`),
]

const SIGNS = [
  ['[', '![', '*a ', '_', '`', 'a@', 'https://', '<!--', '!!', '$', '$a ', ':', '^[', '[^'],
  ['**', '~~', '==', '!!a', '!!a!! ', '[[a', '![[', '{{ a ', '{{ a }} ', '{% a ', '%%a ', '[+'],
  ['\\', '&', '|', '“', '中', '[a](', '~', '^', '`a', '@[code{', '@[', '@[pdf](', '[x][', '(('],
  ['[!tip ', '{', ':a', '::a:b ', '~a^b', '[+a', ':figure[', 'a.b ', '](a '],
].flat()
const LINES = [
  ['$$\n', '$$\n\n', '::: tip\n', '::: no\n', '- a\n', '> a\n\n', '```\n', '@[pdf](a\n\n'],
  ['[^1]: x\n\n', '*[AB]: x\n', '| a\n', '[a]: b\n', 'import a from "b"\n', '@tab a\n', '# \n'],
].flat()

/** What never ends, or ends in nothing, as often as a page can hold it. */
export const UNENDING: readonly HostileInput[] = [
  ...SIGNS.map((unit) => repeated(unit)),
  ...LINES.map((unit) => repeated(unit, 300)),
  written('one embed', 20_000, (times) => `@[code${'{'.repeat(times)}`),
  written('one path', 20_000, (times) => `![a](${'a'.repeat(times)}`),
  ...[
    '<!-- @include: ./x.md %x',
    '%x',
    '::: table hl-cells="tip:(1,1)%x"',
    '::: tabs\n\n@tab%x',
    ':::tip[a]%x',
    '## a%b {#c',
    '](a %.png',
  ].map((line) =>
    written(`${JSON.stringify(line)} with spaces`, 5_000, (times) =>
      line.replace('%', ' '.repeat(times)),
    ),
  ),
  written('blocks left open in tabs', 100, (times) => `::: tabs\n${'::: tip\n'.repeat(times)}`),
]

/** Much of what is right. */
export const MANY: readonly HostileInput[] = [
  repeated('## Same\n\n', 200),
  repeated('::: tip\na\n:::\n', 200),
  repeated('x', 20_000),
  repeated('一段文字，with some words. '),
  written('a list in a list', 2, (times) =>
    Array.from({ length: times }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
  ),
  ...['collapse', 'steps', 'timeline', 'chat', 'link-card', 'table', 'field-group'].map((name) =>
    written(`items of ${name}`, 100, (times) => `:::: ${name}\n${'- x\n'.repeat(times)}::::`),
  ),
  written(
    'words of an abbreviation',
    500,
    (times) => `${'HTMLX '.repeat(times)}\n\n*[HTML]: x\n*[TML]: y`,
  ),
  numbered('rows of a table', 200, (at) => (at === 0 ? '| a | b |\n|---|---|\n' : '| c | d |\n')),
  written(
    'columns of a table',
    200,
    (times) => `${'| a '.repeat(times)}|\n${'|---'.repeat(times)}|\n${'| b '.repeat(times)}|`,
  ),
  numbered('footnotes', 150, (at) => `Text[^${at}].\n\n[^${at}]: Note.\n\n`),
  numbered('footnotes in place', 150, (at) => `Text^[note ${at}].\n\n`),
  numbered('annotations', 150, (at) => `Text[+a${at}].\n\n[+a${at}]: Note.\n\n`),
  numbered('marks of no annotation', 150, (at) => `[+a${at}]: Note.\n\nText[+b${at}].\n\n`),
  numbered('abbreviations', 150, (at) => `*[A${at}]: meaning\n\nText A${at}.\n\n`),
  numbered(
    'abbreviations in one text',
    150,
    (at) => `*[A${at}]: meaning\n`,
    (all) => `\n${'A1 text '.repeat(all)}`,
  ),
  numbered('links by reference', 150, (at) => `[a][r${at}]\n\n[r${at}]: https://a.example/\n\n`),
  numbered('headings', 150, (at) => `## Heading ${at}\n\n`),
  numbered('code blocks', 100, (at) => `\`\`\`text\nline ${at}\n\`\`\`\n\n`),
  numbered('pictures that are not there', 30, (at) => `![a](./${at}.png)\n\n`),
]
