/** Every key the site stores in the browser. */
type Key =
  /** Light, dark or auto, where a reader chose. */
  | 'kis:appearance'
  /** Local or session: ids of closed bulletins. */
  | 'kis:bulletin'
  /** Session: marker of what was unlocked. */
  | 'kis:lock'
  /** Chosen tab of each group, as JSON. */
  | 'kis:tabs'
  /** Session: the last search. */
  | 'kis:query'
  /** Recent searches, as JSON. */
  | 'kis:searches'
  /** What readers made of programs, by page, as JSON. */
  | 'kis:drafts'
  /** Numbers of repositories, and when they were fetched, as JSON. */
  | 'kis:repositories'

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
