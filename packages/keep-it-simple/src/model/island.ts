import type { Diagnostic } from './diagnostic.ts'

/** When an island comes alive: 200 px before it is seen, when it is touched, when the browser idles. */
export const ISLAND_STARTS = ['visible', 'touch', 'idle'] as const
export type IslandStart = (typeof ISLAND_STARTS)[number]

/** The islands of a site, bundled to be drawn while pages are compiled. */
export interface IslandBundle {
  /** Absolute path of the module; absent when it could not be bundled. */
  readonly file?: string
  /** Of that module: pages that have islands are drawn again when it differs. */
  readonly hash: string
  /** Of everything the islands are made of, styles included. */
  readonly sources: string
  /** Style sheets each island's modules import, by its name. */
  readonly styles: Readonly<Record<string, readonly string[]>>
  /** Why it could not be bundled. */
  readonly diagnostics: readonly Diagnostic[]
  /** It is being bundled while pages are compiled: those with figures are compiled again. */
  readonly isPending?: true
}

/** What state of an island can be shared by its address. */
export type SharedValue = string | number | boolean
export type SharedState = Readonly<Record<string, SharedValue>>

/** `#bloom?m=128&k=4`: the island, and the state it shall have. */
export function stateOf(hash: string): { id: string; values: URLSearchParams } | undefined {
  const at = hash.indexOf('?')
  if (!hash.startsWith('#') || at < 2) return undefined
  return { id: hash.slice(1, at), values: new URLSearchParams(hash.slice(at + 1)) }
}

/** Written values in the types of the first ones; what is not of its type is left out. */
export function typedState<S extends SharedState>(values: URLSearchParams, first: S): Partial<S> {
  const pairs = Object.entries(first).flatMap(([name, known]) => {
    const value = typedValue(values.get(name), typeof known)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(pairs) as Partial<S>
}

export function typedValue(written: string | null, type: string): SharedValue | undefined {
  if (written === null || type === 'string') return written ?? undefined
  if (type === 'boolean') return written === 'true' ? true : written === 'false' ? false : undefined
  const number = written.trim() === '' ? Number.NaN : Number(written)
  return Number.isFinite(number) ? number : undefined
}

/** The hash that says how a state differs from the first one. */
export function hashOf<S extends SharedState>(id: string, state: S, first: S): string {
  const values = new URLSearchParams()
  for (const [name, value] of Object.entries(state))
    if (value !== first[name]) values.set(name, String(value))
  return values.size === 0 ? `#${id}` : `#${id}?${values}`
}
