import { KEYS, keys, owners, type Method } from './model.ts'

export const LIMITS = { nodes: [2, 16], points: [1, 200] } as const
const START = 10

/** Nodes before and after the last change of a list such as `add.3`: one more, then without node 3. */
export interface Change {
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly added: number | undefined
  readonly removed: number | undefined
  /** After the change, where the last node takes the number of the one that went. */
  readonly swapped: readonly number[]
}

export function replay(changes: string): Change {
  const first = Array.from({ length: START }, (_, i) => i)
  let now: Change = {
    before: first,
    after: first,
    added: undefined,
    removed: undefined,
    swapped: first,
  }
  let next = START
  for (const step of parseChanges(changes)) {
    const before = now.after
    if (step === 'add') {
      if (before.length === LIMITS.nodes[1]) continue
      const after = [...before, next]
      now = { before, after, added: next++, removed: undefined, swapped: after }
    } else {
      const removed = Number(step)
      if (!before.includes(removed) || before.length === LIMITS.nodes[0]) continue
      const last = before.at(-1)!
      now = {
        before,
        after: before.filter((node) => node !== removed),
        added: undefined,
        removed,
        swapped: before.slice(0, -1).map((node) => (node === removed ? last : node)),
      }
    }
  }
  return now
}

export function parseChanges(text: string): string[] {
  return text.split('.').filter((step) => /^(?:add|\d{1,2})$/.test(step))
}

export interface Load {
  readonly node: number
  readonly before: number
  readonly stayed: number
  /** Came as they should: to the node that was added, or from the one that went. */
  readonly arrived: number
  /** Came from one node to another, and neither was the one that changed. */
  readonly vain: number
}

export interface Move {
  readonly loads: readonly Load[]
  readonly moved: number
  readonly vain: number
  /** Nodes that got keys of the one that went. */
  readonly heirs: number
  readonly worst: { readonly before: number; readonly after: number }
  readonly from: Int8Array
  readonly to: Int8Array
}

export function compare(method: Method, change: Change, replicas: number, swap: boolean): Move {
  const numbered = method === 'jump' || method === 'modulo'
  const from = owners(method, change.before, replicas)
  const to = owners(method, swap && numbered ? change.swapped : change.after, replicas)
  const all = [...new Set([...change.before, ...change.after])]
  const size = Math.max(...all) + 1
  const [before, stayed, arrived, vain] = [0, 0, 0, 0].map(() => new Uint32Array(size))
  for (let i = 0; i < KEYS; i++) {
    const [a, b] = [from[i]!, to[i]!]
    before![a]!++
    const kind = a === b ? stayed! : isVain(change, a, b) ? vain! : arrived!
    kind[b]!++
  }
  const loads = all.map((node) => ({
    node,
    before: before![node]!,
    stayed: stayed![node]!,
    arrived: arrived![node]!,
    vain: vain![node]!,
  }))
  const sum = (of: (load: Load) => number) => loads.reduce((total, load) => total + of(load), 0)
  const most = (of: (load: Load) => number) => Math.max(...loads.map(of)) / KEYS
  return {
    loads,
    moved: (KEYS - sum((load) => load.stayed)) / KEYS,
    vain: sum((load) => load.vain) / KEYS,
    heirs: change.removed === undefined ? 0 : loads.filter((load) => load.arrived > 0).length,
    worst: {
      before: most((load) => load.before) * change.before.length,
      after: most((load) => load.stayed + load.arrived + load.vain) * change.after.length,
    },
    from,
    to,
  }
}

export function isVain({ added, removed }: Change, from: number, to: number): boolean {
  return removed === undefined ? to !== added : from !== removed
}

/** How much has to move at least. */
export function ideal({ before, after }: Change): number {
  return before === after ? 0 : 1 / Math.max(before.length, after.length)
}

/** Shares of moved keys in equal parts of the circle: those that had to, those in vain. */
export function byPlace(
  change: Change,
  { from, to }: Move,
  parts: number,
): [due: number, vain: number][] {
  const { high } = keys()
  const bins = Array.from({ length: parts }, () => ({ keys: 0, due: 0, vain: 0 }))
  for (let i = 0; i < KEYS; i++) {
    const bin = bins[Math.floor((high[i]! / 2 ** 32) * parts)]!
    bin.keys++
    if (from[i] !== to[i]) bin[isVain(change, from[i]!, to[i]!) ? 'vain' : 'due']++
  }
  return bins.map((bin) => [bin.due / (bin.keys || 1), bin.vain / (bin.keys || 1)])
}
