import { attributes } from '../body/attributes.ts'
import { codeLines, colonsAround, type Line } from '../body/lines.ts'
import { noted, type Notes } from '../note.ts'

const OPEN = /^\s*<(Card|CardGrid|CardMasonry)\b([^>]*)>\s*$/
const LINK_CARD = /^\s*<LinkCard\b([^>]*?)\/?>(?:\s*<\/LinkCard>)?\s*$/

/** `<Card>`, `<CardGrid>` and `<LinkCard>`, which are blocks here. */
export function convertCards(lines: readonly Line[], notes: Notes): Line[] {
  const code = codeLines(lines)
  const result: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const one = lines[at]!
    const card = code[at] ? null : LINK_CARD.exec(one.text)
    if (card) {
      const { title = '', href = '', description = '' } = attributes(card[1]!)
      result.push(
        { ...one, text: '::: link-card' },
        {
          ...one,
          text: `- [${title === '' ? href : title}](${href})${description === '' ? '' : ` ${description}`}`,
        },
        { ...one, text: ':::' },
      )
      notes.changes.push(noted('`<LinkCard>` became `::: link-card`.', one.line))
      continue
    }
    const open = code[at] ? null : OPEN.exec(one.text)
    const end = open ? endOf(lines, code, at, open[1]!) : -1
    if (!open || end === -1) {
      result.push(one)
      continue
    }
    const inner = convertCards(lines.slice(at + 1, end), notes)
    const name = { Card: 'card', CardGrid: 'card-grid', CardMasonry: 'card-masonry' }[open[1]!]!
    const { title = '' } = attributes(open[2]!)
    const colons = colonsAround(inner)
    result.push(
      { ...one, text: `${colons} ${name}${name === 'card' && title !== '' ? ` ${title}` : ''}` },
      ...inner.map(({ text, line }) => ({ text: text.replace(/^ {1,4}(?=\S)/, ''), line })),
      { text: colons, line: lines[end]!.line },
    )
    notes.changes.push(noted(`\`<${open[1]}>\` became \`::: ${name}\`.`, one.line))
    at = end
  }
  return result
}

function endOf(
  lines: readonly Line[],
  code: readonly boolean[],
  start: number,
  name: string,
): number {
  let depth = 0
  for (let at = start; at < lines.length; at++) {
    if (code[at]) continue
    const { text } = lines[at]!
    if (new RegExp(`^\\s*<${name}\\b[^>]*[^/]?>\\s*$`).test(text)) depth++
    if (new RegExp(`^\\s*</${name}>\\s*$`).test(text) && --depth === 0) return at
  }
  return -1
}
