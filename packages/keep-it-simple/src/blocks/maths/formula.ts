export interface Formula {
  readonly tex: string
  readonly marks: '$' | '$$'
  readonly end: number
}

const CHINESE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFF60]/u

/**
 * The formula that begins at a position, by pandoc's rule: no space inside the dollars, no digit
 * behind them, so that `$5 和 $10` are prices. Chinese belongs into `\text{…}`: `花$5，剩$a` is none
 * either. Only the next dollar is tried, so a line of dollars costs no more than its length.
 */
export function formulaAt(text: string, start: number, limit: number): Formula | undefined {
  if (text[start] !== '$' || text[start - 1] === '$') return undefined
  const marks = text[start + 1] === '$' ? '$$' : '$'
  const from = start + marks.length
  if (from >= limit || text[from] === '$' || (marks === '$' && /\s/.test(text[from]!)))
    return undefined
  let depth = 0
  for (let at = from; at < limit; at++) {
    const character = text[at]!
    if (character === '\\') at++
    else if (character === '{') depth++
    else if (character === '}') depth--
    else if (character === '$') return closes(text, from, at, limit, marks)
    else if (depth <= 0 && character > '\u2E7F' && CHINESE.test(character)) return undefined
  }
  return undefined
}

function closes(
  text: string,
  from: number,
  at: number,
  limit: number,
  marks: '$' | '$$',
): Formula | undefined {
  const end = at + marks.length
  if (end > limit || !text.startsWith(marks, at)) return undefined
  if (marks === '$' && (/\s/.test(text[at - 1]!) || /[\d$]/.test(text[end] ?? ''))) return undefined
  return { tex: text.slice(from, at).trim(), marks, end }
}
