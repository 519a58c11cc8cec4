import type { Program } from './program.ts'

/** One step: the machine looks at an instruction with the text read up to a place. */
export interface Step {
  readonly pc: number
  readonly at: number
}

/** A step of the backtracking tree; `parent` is the step it was tried from, -1 for a start. */
export interface Try extends Step {
  readonly parent: number
}

export interface Trace<S extends Step> {
  readonly matches: boolean
  /** In the order they are taken; a backtracking run is recorded up to `MOST_TRIES`. */
  readonly steps: readonly S[]
}

/** What the drawing can show; the number of all steps is found without taking them. */
export const MOST_TRIES = 4000
export const LONGEST_TEXT = 28

/** Where a run may begin: at the front, or as `search` does at every place. */
const starts = (text: readonly string[], search: boolean) =>
  search ? Array.from({ length: text.length + 1 }, (_, at) => at) : [0]

/**
 * Takes one way at a fork, and the other when the first has failed. `seen` holds the instructions
 * met since the last character as bits: coming back to one of them, as `(a*)*` can, gets nowhere.
 */
export function backtrack(
  program: Program,
  text: readonly string[],
  search: boolean,
  most: number = MOST_TRIES,
): Trace<Try> {
  const steps: Try[] = []
  function go(pc: number, at: number, parent: number, seen: number): boolean {
    if ((seen >> pc) & 1 || steps.length >= most) return false
    const here = steps.push({ pc, at, parent }) - 1
    const now = seen | (1 << pc)
    const inst = program[pc]
    switch (inst?.op) {
      case 'char':
        return at < text.length && inst.takes(text[at] ?? '') && go(inst.x, at + 1, here, 0)
      case 'end':
        return at === text.length && go(inst.x, at, here, now)
      case 'fork':
        return go(inst.x, at, here, now) || go(inst.y, at, here, now)
      default:
        return true
    }
  }
  return { matches: starts(text, search).some((at) => go(0, at, -1, 0)), steps }
}

interface Outcome {
  readonly matches: boolean
  readonly steps: number
}

/**
 * How many steps backtracking would take. What follows from an instruction and a place is the same
 * each time, so it is counted once and added as often as it would be repeated.
 */
export function countBacktracking(
  program: Program,
  text: readonly string[],
  search: boolean,
): Outcome {
  const known = new Map<string, Outcome>()
  const nothing: Outcome = { matches: false, steps: 0 }
  function go(pc: number, at: number, seen: number): Outcome {
    if ((seen >> pc) & 1) return nothing
    const key = `${pc} ${at} ${seen}`
    const before = known.get(key)
    if (before) return before
    const { matches, steps } = next(pc, at, seen | (1 << pc))
    const outcome = { matches, steps: steps + 1 }
    known.set(key, outcome)
    return outcome
  }
  function next(pc: number, at: number, seen: number): Outcome {
    const inst = program[pc]
    switch (inst?.op) {
      case 'char':
        return at < text.length && inst.takes(text[at] ?? '') ? go(inst.x, at + 1, 0) : nothing
      case 'end':
        return at === text.length ? go(inst.x, at, seen) : nothing
      case 'fork':
        return first(go(inst.x, at, seen), () => go(inst.y, at, seen))
      default:
        return { matches: true, steps: 0 }
    }
  }
  // From the end, where what follows is known already: a long text would be as deep a recursion.
  for (let at = text.length; at >= 0; at--) program.forEach((_, pc) => go(pc, at, 0))
  return starts(text, search).reduce((sum, at) => first(sum, () => go(0, at, 0)), nothing)
}

/** The second way is tried, and counted, only where the first has failed. */
function first(one: Outcome, other: () => Outcome): Outcome {
  if (one.matches) return one
  const { matches, steps } = other()
  return { matches, steps: one.steps + steps }
}

/** Keeps the set of instructions a run may stand on; each enters it once per place. */
export function thompson(program: Program, text: readonly string[], search: boolean): Trace<Step> {
  const steps: Step[] = []
  const mark = program.map(() => -1)
  function add(set: number[], pc: number, at: number): void {
    if (mark[pc] === at) return
    mark[pc] = at
    steps.push({ pc, at })
    const inst = program[pc]
    if (inst?.op === 'fork') {
      add(set, inst.x, at)
      add(set, inst.y, at)
    } else if (inst?.op === 'end') {
      if (at === text.length) add(set, inst.x, at)
    } else set.push(pc)
  }
  let set: number[] = []
  add(set, 0, 0)
  for (let at = 0; ; at++) {
    const next: number[] = []
    for (const pc of set) {
      const inst = program[pc]
      if (inst?.op === 'match') return { matches: true, steps }
      if (inst?.op === 'char' && at < text.length && inst.takes(text[at] ?? ''))
        add(next, inst.x, at + 1)
    }
    const goesOn = search && at < text.length
    if (goesOn) add(next, 0, at + 1)
    if (next.length === 0 && !goesOn) return { matches: false, steps }
    set = next
  }
}
