import {
  emptyFilter,
  falsePositives,
  insert,
  mayContain,
  positions,
  remove,
  type Filter,
} from './model.ts'

/** What the reader did after `user-0` … went in: `alice` is inserted, `-user-0` removed, in this order. */
export function parseEdits(text: string): string[] {
  return text.split(',').filter((edit) => /^-?[^-]/.test(edit))
}

/** Keys stand in a list with commas, and a minus before one removes it. */
export const CODE_OF_KEYS = /^[^-,\s][^,\s]*$/

export const LIMITS = { m: [16, 256], n: [0, 32], k: [1, 16] } as const

export function cleanKey(text: string): string {
  return text.replace(/[,\s]/g, '').replace(/^-+/, '')
}

export interface Session {
  readonly filter: Filter
  readonly table: 'bits' | 'counts'
  /** In the order of insertion; removed ones too, so that they can come back. */
  readonly keys: readonly { readonly key: string; readonly state: 'in' | 'lost' | 'out' }[]
  readonly size: number
}

export function replay({ m, k, n, edits, counters }: Settings): Session {
  const filter = emptyFilter(m, k)
  const present = new Map<string, boolean>()
  const set = (key: string, there: boolean) => {
    if ((present.get(key) ?? false) === there) return
    present.set(key, there)
    if (there) insert(filter, key)
    else remove(filter, key)
  }
  for (let i = 0; i < n; i++) set(`user-${i}`, true)
  for (const edit of edits) set(edit.replace(/^-/, ''), !edit.startsWith('-'))
  const table = counters ? 'counts' : 'bits'
  const keys = [...present].map(([key, there]) => ({
    key,
    state: !there
      ? ('out' as const)
      : mayContain(filter, key, table)
        ? ('in' as const)
        : ('lost' as const),
  }))
  return { filter, table, keys, size: keys.filter(({ state }) => state !== 'out').length }
}

export interface Settings {
  readonly m: number
  readonly k: number
  readonly n: number
  readonly edits: readonly string[]
  readonly counters: boolean
}

export const ASKED = 2_000
const stranger = (i: number) => `out/${i}`

/** The measured rate of this filter. */
export function measured(session: Session): number {
  return falsePositives(session.filter, ASKED, session.table, stranger) / ASKED
}

export interface Answer {
  readonly places: readonly number[]
  /** The first place that is 0, which settles it. */
  readonly zero: number | undefined
  /** Places that other keys of the set own as well. */
  readonly shared: number
  readonly verdict: 'true-maybe' | 'false-maybe' | 'true-no' | 'false-no'
}

export function ask({ filter, table, keys }: Session, key: string): Answer {
  const places = positions(key, filter.m, filter.k)
  const known = keys.some((one) => one.key === key && one.state !== 'out')
  const zero = places.find((at) => filter[table][at] === 0)
  return {
    places,
    zero,
    shared: places.filter((at) => filter.counts[at]! > (known ? 1 : 0)).length,
    verdict: `${known === (zero === undefined)}-${zero === undefined ? 'maybe' : 'no'}`,
  }
}
