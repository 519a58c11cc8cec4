import type { Token } from 'markdown-it'
import { elementOf } from './elements.ts'
import { elementName, type Tag } from './read-tag.ts'

export interface Unbalanced {
  readonly token: Token
  readonly why: 'open' | 'closed' | 'crossed' | 'lost'
}

interface Open {
  readonly token: Token
  /** Absent for a mark or link of Markdown. */
  readonly name?: string
}

interface Balanced {
  /** Tags that may become elements, in pairs or empty. */
  readonly elements: readonly Token[]
  readonly unbalanced: readonly Unbalanced[]
}

/** Deeper than any sentence; browsers give up at a few hundred. */
const DEEPEST = 50

/**
 * Which tags of one sentence open and close properly, among its marks and links. `tagOf` answers for
 * tags that may stand there at all.
 */
export function balance(
  children: readonly Token[],
  tagOf: (token: Token) => Tag | undefined,
): Balanced {
  const open: Open[] = []
  const elements: Token[] = []
  const unbalanced: Unbalanced[] = []
  // A pair that does not fit is one mistake.
  const named = new Set<string>()
  const fault = (token: Token, name: string, why: Unbalanced['why']) => {
    token.type = 'html_refused'
    if (!named.has(name)) unbalanced.push({ token, why })
    named.add(name)
  }
  const closeAbove = (length: number) => {
    for (const { token, name } of open.splice(length)) if (name) fault(token, name, 'open')
  }
  for (const token of children) {
    if (token.type === 'html_clip') {
      if (tagOf(token)) elements.push(token)
    } else if (token.type === 'html_tag') {
      const tag = tagOf(token)
      if (!tag) continue
      const name = elementName(tag)!
      const { empty, parent } = elementOf(name)!
      if (tag.closes) {
        // Looked for once: a sentence may hold a hundred thousand of them.
        if (named.has(name)) {
          fault(token, name, 'closed')
          continue
        }
        const at = open.findLastIndex((one) => one.name === name)
        const isCrossed = open.slice(at + 1).some((one) => one.name === undefined)
        if (at === -1 || empty) fault(token, name, 'closed')
        else if (isCrossed) fault(token, name, 'crossed')
        else {
          closeAbove(at + 1)
          elements.push(open.pop()!.token, token)
        }
      } else if (parent !== undefined && !open.some((one) => one.name === parent))
        fault(token, name, 'lost')
      else if (empty) elements.push(token)
      else if (open.length >= DEEPEST) fault(token, name, 'open')
      else open.push({ token, name })
    } else if (token.nesting === 1) open.push({ token })
    else if (token.nesting === -1) {
      const at = open.findLastIndex((one) => one.name === undefined)
      if (at === -1) continue
      closeAbove(at + 1)
      open.pop()
    }
  }
  closeAbove(0)
  return { elements, unbalanced }
}
