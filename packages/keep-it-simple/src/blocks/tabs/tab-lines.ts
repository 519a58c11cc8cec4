import type { Container } from '#content/markdown/blocks/container.ts'
import { closingLine, lineText, openingOf } from '#content/markdown/blocks/container-lines.ts'

/** One `@tab Title#value` and the lines below it. */
export interface TabSection {
  readonly title: string
  readonly value: string
  readonly active: boolean
  /** Line of the mark, and the lines of its text, as the parser counts them. */
  readonly line: number
  readonly from: number
  to: number
}

/** Blocks left open are mistakes each; behind so many none is looked for to the end of the page. */
const MOST_OPEN = 50
/** What is longer is no title. */
const LONGEST = 400
const TAB = /^@tab(:active)?(?:[ \t]+(.{0,200}))?[ \t]*$/
const VALUE = /#([^\s#]+)$/
const FENCE = /^(`{3,}|~{3,})/

/** Finds the tabs of a block, not those of blocks or in code inside it. */
export function tabSections({ state, from, to }: Container): TabSection[] {
  const sections: TabSection[] = []
  let fence: string | undefined
  let open = 0
  for (let line = from; line < to; line++) {
    const text = lineText(state, line)
    const mark = FENCE.exec(text)?.[1]
    if (fence !== undefined) {
      if (mark !== undefined && mark.startsWith(fence) && text.slice(mark.length).trim() === '')
        fence = undefined
    } else if (mark !== undefined) fence = mark
    else if (open < MOST_OPEN && openingOf(text)) {
      const close = closingLine(state, line, to)
      if (close === undefined) open++
      line = close ?? line
    } else {
      const tab = text.length > LONGEST ? null : TAB.exec(text)
      if (!tab || state.sCount[line]! - state.blkIndent >= 4) continue
      const last = sections.at(-1)
      if (last) last.to = line
      sections.push({ ...parseTitle(tab[2] ?? ''), active: !!tab[1], line, from: line + 1, to })
    }
  }
  return sections
}

/** `macOS#mac`: the title and the value the choice is remembered by; `C#` is a title. */
function parseTitle(text: string): { title: string; value: string } {
  const value = VALUE.exec(text)?.[1]
  const title = value === undefined ? text.trim() : text.slice(0, -value.length - 1).trim()
  return { title, value: value ?? title }
}
