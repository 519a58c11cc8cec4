const OPENING = /^[\s>]*:{3,}[ \t]*([a-zA-Z][\w-]*)/
const CLOSING = /^[\s>]*:{3,}[ \t]*$/
const FENCE = /^[\s>]*(?:[-*+]|\d{1,9}[.)])?\s*(`{3,}|~{3,})/
/** Marks stand at the start of a line; a line of a megabyte is not searched for them. */
const MARKS = 200
const INLINE = /:figure\[([^\]]{0,400})\]\{[^}]{0,400}\}/g

/** Of an island, whoever reads Markdown gets the text: its name and options say nothing to them. */
export function figureTexts(lines: readonly string[]): string[] {
  const open: string[] = []
  let fence: string | undefined
  return lines.flatMap((line) => {
    const mark = FENCE.exec(line.slice(0, MARKS))?.[1]
    if (fence !== undefined || mark !== undefined) {
      if (fence === undefined) fence = mark
      else if (mark?.startsWith(fence)) fence = undefined
      return [line]
    }
    const name = OPENING.exec(line)?.[1]
    if (name !== undefined) open.push(name)
    const closed = CLOSING.test(line) ? open.pop() : undefined
    return name === 'figure' || closed === 'figure' ? [] : [line.replace(INLINE, '$1')]
  })
}
