import { parse, PatternFault, type Fault, type Node } from './parse.ts'

/** An instruction of the article's machine; `x` comes next, `y` is the other way of a fork. */
export type Instruction =
  | {
      readonly op: 'char'
      readonly label: string
      readonly takes: (char: string) => boolean
      readonly x: number
    }
  | { readonly op: 'fork'; readonly x: number; readonly y: number }
  | { readonly op: 'end'; readonly x: number }
  | { readonly op: 'match' }

export type Program = readonly Instruction[]

/** A longer program would not fit the drawing, nor the bits that remember where a run has been. */
export const LONGEST_PATTERN = 16

/** Instructions of a pattern in the order the article lists them, or why there are none. */
export function compile(pattern: string): Program | Fault {
  try {
    return assemble(parse(pattern.slice(0, LONGEST_PATTERN)))
  } catch (error) {
    if (error instanceof PatternFault) return error.fault
    throw error
  }
}

/** While a program grows, places that are not yet known are functions asked at the end. */
type Place = () => number
interface Fork {
  readonly op: 'fork'
  x: Place
  y: Place
}
type Draft =
  | { op: 'char'; label: string; takes: (char: string) => boolean; x: Place }
  | Fork
  | { op: 'end'; x: Place }
  | { op: 'match' }

function assemble(tree: Node): Program {
  const drafts: Draft[] = []
  /** Writes a node after what is there; the answer says where its beginning is. */
  function write(node: Node, next: Place): Place {
    const here = drafts.length
    switch (node.kind) {
      case 'char':
        drafts.push({ op: 'char', label: node.label, takes: node.takes, x: next })
        return () => here
      case 'end':
        drafts.push({ op: 'end', x: next })
        return () => here
      case 'sequence':
        return writeAll(node.parts, next)
      case 'either': {
        const fork: Fork = { op: 'fork', x: next, y: next }
        drafts.push(fork)
        fork.x = write(node.first, next)
        fork.y = write(node.second, next)
        return () => here
      }
      case 'repeat':
        return writeRepeat(node.of, node.times, next)
    }
  }

  function writeAll(parts: readonly Node[], next: Place): Place {
    const starts: Place[] = []
    parts.forEach((part, i) => {
      starts.push(write(part, () => (starts[i + 1] ?? next)()))
    })
    return starts[0] ?? next
  }

  function writeRepeat(of: Node, times: '*' | '+' | '?', next: Place): Place {
    const fork: Fork = { op: 'fork', x: next, y: next }
    let at = 0
    const toFork = () => at
    if (times === '+') {
      fork.x = write(of, toFork)
      at = drafts.push(fork) - 1
      return fork.x
    }
    at = drafts.push(fork) - 1
    fork.x = write(of, times === '*' ? toFork : next)
    return toFork
  }

  const start = write(tree, () => drafts.length - 1)
  drafts.push({ op: 'match' })
  return settle(drafts, start())
}

function settle(drafts: readonly Draft[], start: number): Program {
  // Every node is written where it begins, so a run begins at the first instruction.
  if (start !== 0) throw new Error(`The program begins at ${start}`)
  return drafts.map((draft) => {
    if (draft.op === 'match') return draft
    if (draft.op === 'fork') return { op: 'fork', x: draft.x(), y: draft.y() }
    return { ...draft, x: draft.x() }
  })
}
