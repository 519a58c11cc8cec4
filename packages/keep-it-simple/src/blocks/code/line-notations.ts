import { commentPattern } from './comment-pattern.ts'

/** What a notation does to a line; the names are those of the style sheet. */
export type LineState = 'mark' | 'focus' | 'add' | 'del' | 'error' | 'warning'

const STATES: Readonly<Record<string, LineState>> = {
  highlight: 'mark',
  hl: 'mark',
  focus: 'focus',
  '++': 'add',
  '--': 'del',
  error: 'error',
  warning: 'warning',
}

export const NOTATION_NAMES: readonly string[] = [...Object.keys(STATES), 'word']

export interface NotatedLine {
  readonly text: string
  readonly states: ReadonlySet<LineState>
  readonly words: readonly string[]
}

export interface Notated {
  readonly lines: readonly NotatedLine[]
  /** Unknown notations, and those outside a comment, with their line, from 0. */
  readonly wrong: readonly {
    readonly line: number
    readonly name: string
    readonly plain: boolean
  }[]
}

/** `[!code hl]`, `[!code --:3]`, `[!code word:foo:2]`; bounded, so that a hostile line costs nothing. */
const NOTATION = / ?\[!code ([^\]\n]{1,80})\]/g
const MAX_REACH = 500

interface Notation {
  readonly state?: LineState
  readonly word?: string
  readonly count?: number
}

/**
 * Takes `[!code …]` out of the comments of a listing and says which lines it speaks of. On a line of
 * its own a notation speaks of the lines that follow, and its line is gone.
 */
export function readNotations(code: string, language: string): Notated {
  const lines: { text: string; states: Set<LineState>; words: string[] }[] = []
  const wrong: { line: number; name: string; plain: boolean }[] = []
  const spoken: { from: number; notation: Notation }[] = []
  const { opener, empty } = commentPattern(language)
  for (const [line, written] of code.split('\n').entries()) {
    let text = written
    if (written.includes('[!code ')) {
      const comment = opener.exec(written)?.index ?? Infinity
      let found = 0
      text = written.replace(NOTATION, (whole, name: string, place: number) => {
        const inComment = place > comment
        const notation = inComment ? parseNotation(name.trim()) : undefined
        if (!notation) {
          wrong.push({ line, name: name.trim(), plain: !inComment })
          return whole
        }
        found++
        spoken.push({ from: lines.length, notation })
        return ''
      })
      if (found > 0) text = text.replace(empty, '').trimEnd()
      if (found > 0 && text === '') continue
    }
    lines.push({ text: unescaped(text), states: new Set(), words: [] })
  }
  for (const { from, notation } of spoken) {
    // A word without a number is looked for down to the end.
    const reach = notation.count ?? (notation.word === undefined ? 1 : MAX_REACH)
    for (const line of lines.slice(from, from + Math.min(reach, MAX_REACH))) {
      if (notation.state) line.states.add(notation.state)
      if (notation.word !== undefined) line.words.push(notation.word)
    }
  }
  return { lines, wrong }
}

function parseNotation(name: string): Notation | undefined {
  const word = /^word:(.+?)(?::(\d+))?$/.exec(name)
  if (word)
    return { word: word[1]!, ...(word[2] !== undefined && { count: Math.max(1, Number(word[2])) }) }
  const [kind = '', count, ...more] = name.split(':')
  const state = Object.hasOwn(STATES, kind) ? STATES[kind] : undefined
  if (!state || more.length > 0 || (count !== undefined && !/^\d+$/.test(count))) return undefined
  return { state, ...(count !== undefined && { count: Math.max(1, Number(count)) }) }
}

/** `[\!code hl]` shows the notation itself. */
const unescaped = (text: string): string =>
  text.includes('[\\!code') ? text.replaceAll('[\\!code', '[!code') : text
