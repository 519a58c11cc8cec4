/** A pattern as a tree, before it becomes instructions. */
export type Node =
  | { readonly kind: 'char'; readonly label: string; readonly takes: (char: string) => boolean }
  | { readonly kind: 'end' }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'either'; readonly first: Node; readonly second: Node }
  | { readonly kind: 'repeat'; readonly times: '*' | '+' | '?'; readonly of: Node }

/** Why a pattern was refused; the figure has a sentence for each. */
export type Fault =
  | 'unclosed'
  | 'unopened'
  | 'nothing-to-repeat'
  | 'open-class'
  | 'bad-range'
  | 'open-escape'
  | 'unsupported'

export class PatternFault extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

const CLASSES: Readonly<Record<string, RegExp>> = { d: /[0-9]/, w: /\w/, s: /\s/ }

/** The part of regular expressions that both ways of running can do. */
export function parse(pattern: string): Node {
  const chars = [...pattern]
  let at = 0

  function either(): Node {
    const first = sequence()
    if (chars[at] !== '|') return first
    at++
    return { kind: 'either', first, second: either() }
  }

  function sequence(): Node {
    const parts: Node[] = []
    while (at < chars.length && chars[at] !== '|' && chars[at] !== ')') parts.push(repeated())
    return { kind: 'sequence', parts }
  }

  function repeated(): Node {
    const of = single()
    const times = chars[at]
    if (times !== '*' && times !== '+' && times !== '?') return of
    at++
    // A second mark would be lazy or possessive, which these instructions cannot say.
    if ('*+?'.includes(chars[at] ?? ' ')) throw new PatternFault('unsupported')
    return { kind: 'repeat', times, of }
  }

  function single(): Node {
    const char = chars[at++] ?? ''
    if (char === '(') return group()
    if (char === '[') return list()
    if (char === '\\') return escaped()
    if (char === '$') return { kind: 'end' }
    if (char === '.') return { kind: 'char', label: '.', takes: () => true }
    if ('*+?'.includes(char)) throw new PatternFault('nothing-to-repeat')
    if (char === '^' || char === '{') throw new PatternFault('unsupported')
    return { kind: 'char', label: char, takes: (other) => other === char }
  }

  function group(): Node {
    if (chars[at] === '?') {
      if (chars[at + 1] !== ':') throw new PatternFault('unsupported')
      at += 2
    }
    const inside = either()
    if (chars[at++] !== ')') throw new PatternFault('unclosed')
    return inside
  }

  function escaped(): Node {
    const char = chars[at++]
    if (char === undefined) throw new PatternFault('open-escape')
    const known = CLASSES[char]
    if (known) return { kind: 'char', label: `\\${char}`, takes: (other) => known.test(other) }
    if (/[a-z0-9]/i.test(char)) throw new PatternFault('unsupported')
    return { kind: 'char', label: `\\${char}`, takes: (other) => other === char }
  }

  function list(): Node {
    const close = chars.indexOf(']', at)
    if (close < 0) throw new PatternFault('open-class')
    const inside = chars.slice(at, close)
    at = close + 1
    if (inside.length === 0 || inside.includes('\\') || inside[0] === '^')
      throw new PatternFault('unsupported')
    const ranges: [string, string][] = []
    for (let i = 0; i < inside.length; i++) {
      const low = inside[i] ?? ''
      const high = inside[i + 1] === '-' ? inside[i + 2] : undefined
      if (high !== undefined && high < low) throw new PatternFault('bad-range')
      ranges.push([low, high ?? low])
      if (high !== undefined) i += 2
    }
    const takes = (char: string) => ranges.some(([low, high]) => char >= low && char <= high)
    return { kind: 'char', label: `[${inside.join('')}]`, takes }
  }

  const whole = either()
  if (at < chars.length) throw new PatternFault('unopened')
  return whole
}
