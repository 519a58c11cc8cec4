import { onTestFinished, vi } from 'vitest'

/** Storage of a browser, as plain as it can be, until the test ends. */
export function plainStorage(
  name: 'localStorage' | 'sessionStorage',
  entries: Readonly<Record<string, string>> = {},
): Map<string, string> {
  const store = new Map(Object.entries(entries))
  vi.stubGlobal(name, {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return store
}
