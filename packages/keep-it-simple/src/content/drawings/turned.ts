import type { Form } from './forms.ts'

const FLOW = /^(\s*(?:flowchart|graph)(?:-elk)?[ \t]+)(TB|TD|BT|LR|RL)\b/m
const DIRECTION = /^([ \t]*direction[ \t]+)(TB|TD|BT|LR|RL)\b/m
const OPENING = /^(\s*(?:stateDiagram(?:-v2)?|classDiagram)[ \t]*)$/m

/**
 * A graph in both directions, the likelier to fit first: along the line it stays as it is written in the
 * text's column, and is turned to run down the page of a phone.
 */
export function turned(source: string, form: Form): string[] {
  const pattern = FLOW.test(source) ? FLOW : DIRECTION
  const written = pattern.exec(source)?.[2]
  const across = written === 'LR' || written === 'RL'
  const other = across ? 'TB' : 'LR'
  const flipped =
    written === undefined
      ? source.replace(OPENING, `$1\n  direction ${other}`)
      : source.replace(pattern, `$1${other}`)
  return across && form === 'phone' ? [flipped, source] : [source, flipped]
}
