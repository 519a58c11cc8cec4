import { onTestFinished, vi } from 'vitest'

/** One table of IndexedDB as `browser/key-store.ts` uses it, in memory until the test ends. */
export function plainDatabase(): Map<string, unknown> {
  const table = new Map<string, unknown>()
  const answered = (result: unknown) => Object.assign(new EventTarget(), { result })
  const soon = (target: EventTarget, name: string) =>
    queueMicrotask(() => target.dispatchEvent(new Event(name)))
  const walk = () => {
    const request = answered(null)
    const keys = [...table.keys()]
    const next = () => {
      const key = keys.shift()
      request.result = key !== undefined && {
        value: table.get(key),
        delete: () => table.delete(key),
        continue: next,
      }
      soon(request, 'success')
    }
    next()
    return request
  }
  const store = {
    put: (value: unknown, id: string) => answered(table.set(id, value)),
    get: (id: string) => answered(table.get(id)),
    delete: (id: string) => answered(table.delete(id)),
    openCursor: walk,
  }
  const transaction = () => {
    const made = Object.assign(new EventTarget(), { objectStore: () => store })
    // After the cursor has gone through all there is.
    setTimeout(() => made.dispatchEvent(new Event('complete')))
    return made
  }
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = answered({ transaction, close: () => undefined })
      soon(request, 'success')
      return request
    },
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return table
}
