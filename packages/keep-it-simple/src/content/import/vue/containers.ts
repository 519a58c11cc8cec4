import { codeLines, type Line } from '../body/lines.ts'

const OPENING = /^(\s*)(:{3,})\s*([\w-]+)(.*)$/
const CLOSING = /^\s*(:{3,})\s*$/

/** The line that opens a block, written anew; `undefined` unwraps the block and leaves its inside. */
export type RewriteOpening = (name: string, rest: string, line: number) => string | undefined

/** Where braces are text and not a value. */
const LITERAL = new Set(['v-pre', 'raw'])

/** Rewrites the openings of `:::` blocks; the inside is looked into as well. */
export function rewriteContainers(lines: readonly Line[], rewrite: RewriteOpening): Line[] {
  const code = codeLines(lines)
  const closing = new Set<number>()
  let literalUntil = -1
  return lines.flatMap((one, at) => {
    if (closing.has(at)) return [{ ...one, text: '' }]
    if (at < literalUntil && !code[at]) one = { ...one, text: one.text.replace(/\{(?=\{)/g, '\\{') }
    const match = code[at] ? null : OPENING.exec(one.text)
    if (!match) return [one]
    const [, indent = '', colons = '', name = '', rest = ''] = match
    const head = rewrite(name, rest.trim(), one.line)
    if (head !== undefined) return [{ ...one, text: `${indent}${colons} ${head}`.trimEnd() }]
    const end = lines.findIndex(
      ({ text }, index) =>
        index > at && !code[index] && (CLOSING.exec(text)?.[1]?.length ?? 0) >= colons.length,
    )
    if (end !== -1) closing.add(end)
    if (LITERAL.has(name)) literalUntil = end
    return [{ ...one, text: '' }]
  })
}
