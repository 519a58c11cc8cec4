/** Light, dark or auto, where a reader chose. */
export const APPEARANCE = 'kis:appearance'
/** Session: what was last searched for. */
export const QUERY = 'kis:query'
/** Session: marker of what was unlocked. */
export const LOCK = 'kis:lock'
/** Chosen tab of each group, as JSON. */
export const TABS = 'kis:tabs'
/** What readers made of programs, by page, as JSON. */
export const DRAFTS = 'kis:drafts'

/** Every key the site stores in the browser; those of the script of every page are also single, so that it has no others. */
export const STORAGE_KEYS = {
  appearance: APPEARANCE,
  /** The choice a reader made on the VuePress site that may have stood here before; only read. */
  oldAppearance: 'vuepress-theme-appearance',
  /** Local or session: ids of closed bulletins. */
  bulletin: 'kis:bulletin',
  lock: LOCK,
  tabs: TABS,
  query: QUERY,
  /** Recent searches, as JSON. */
  searches: 'kis:searches',
  drafts: DRAFTS,
  /** Numbers of repositories, and when they were fetched, as JSON. */
  repositories: 'kis:repositories',
} as const

type Key = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

/** Storage may be forbidden, full, or hold rubbish: reading and writing never throw. */
export function readStored(key: Key, store: 'local' | 'session' = 'local'): string | undefined {
  try {
    return storage(store).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function writeStored(key: Key, value: string, store: 'local' | 'session' = 'local'): void {
  try {
    storage(store).setItem(key, value)
  } catch {
    // Nothing to do: the choice holds until the page is left.
  }
}

export function forgetStored(key: Key, store: 'local' | 'session' = 'local'): void {
  try {
    storage(store).removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

/** Another tab changed the value, or emptied the store. Returns how to stop listening. */
export function onStored(key: Key, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

const storage = (store: 'local' | 'session') => globalThis[`${store}Storage`]
