/** Every key the site keeps in the browser. */
export const STORAGE_KEYS = {
  appearance: 'kis:appearance',
  /** Session: the address that was reloaded because a file was gone. */
  reloaded: 'kis:reloaded',
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

const storage = (store: 'local' | 'session') => (store === 'local' ? localStorage : sessionStorage)
