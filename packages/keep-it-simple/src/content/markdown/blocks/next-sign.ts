interface Found {
  readonly sign: string
  readonly from: number
  readonly at: number
}

/** By the state of a parse, whose text never changes. */
const known = new WeakMap<object, Found>()

/**
 * Where a sign stands next, or -1. The last answer is remembered: a text may open a comment a
 * hundred thousand times and never end one, and must not be read to its end for each.
 */
export function nextSign(state: { readonly src: string }, sign: string, from: number): number {
  const last = known.get(state)
  const holds = last?.sign === sign && from >= last.from && (last.at === -1 || from <= last.at)
  if (holds) return last.at
  const at = state.src.indexOf(sign, from)
  known.set(state, { sign, from, at })
  return at
}
