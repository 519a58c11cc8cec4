import { noted, type Notes } from '../note.ts'
import { codeLines, type Line } from './lines.ts'

const HEADING = /^( {0,3})(#{1,6})(?=[ \t]+\S)/
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/

/** A page has one first-level heading, its title: where the text has more, all move one down. */
export function lowerHeadings(lines: readonly Line[], notes: Notes): Line[] {
  const code = codeLines(lines)
  const plain = lines.map((one, at) => {
    const below = lines[at + 1]
    const mark = below && !code[at + 1] && UNDERLINE.exec(below.text)?.[1]?.startsWith('=')
    return mark && !code[at] && /^\s{0,3}[^\s#>*+-]/.test(one.text)
      ? { ...one, text: `# ${one.text.trim()}` }
      : one
  })
  const rows = plain.map((one, at) =>
    at > 0 && plain[at - 1] !== lines[at - 1] ? { ...one, text: '' } : one,
  )
  const first = rows.find(({ text }, at) => !code[at] && HEADING.exec(text)?.[2] === '#')
  if (!first) return [...lines]
  notes.changes.push(noted('All headings are one level lower: the title is the first.', first.line))
  return rows.map((one, at) =>
    code[at]
      ? one
      : {
          ...one,
          text: one.text.replace(
            HEADING,
            (_, space: string, signs: string) =>
              `${space}${signs.length < 6 ? `#${signs}` : signs}`,
          ),
        },
  )
}
