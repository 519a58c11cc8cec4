import { codeLines, type Line } from '../body/lines.ts'
import { noted, type Notes } from '../note.ts'

const OPEN = /^<(script|style)\b[^>]*>/i

/** Scripts and styles of a page stay in its file as a comment: readers must not see them. */
export function commentScripts(lines: readonly Line[], notes: Notes): Line[] {
  const code = codeLines(lines)
  const result: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const one = lines[at]!
    const name = code[at] ? undefined : OPEN.exec(one.text)?.[1]?.toLowerCase()
    const close = name === undefined ? undefined : new RegExp(`</${name}>\\s*$`, 'i')
    const end = close ? lines.findIndex(({ text }, index) => index >= at && close.test(text)) : -1
    if (name === undefined || end === -1) {
      result.push(one)
      continue
    }
    const inside = lines.slice(at, end + 1)
    result.push(
      { text: '<!--', line: one.line },
      // Comments do not nest, and an empty line would end one for some readers of Markdown.
      ...inside
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, line }) => ({
          text: text.replaceAll('<!--', '< !--').replaceAll('-->', '-- >'),
          line,
        })),
      { text: '-->', line: lines[end]!.line },
    )
    notes.todo.push(
      noted(`\`<${name}>\` is not run here; it stays in the file as a comment.`, one.line),
    )
    at = end
  }
  return result
}
