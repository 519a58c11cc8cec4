import { vi } from 'vitest'

/** The caches of a browser, as far as pages read them; until `vi.unstubAllGlobals()`. */
export function keepCaches(given: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
  const all = new Map(Object.entries(given))
  const urlOf = (request: { url: string } | string) =>
    typeof request === 'string' ? new URL(request, 'https://site.example').href : request.url
  const open = async (name: string) => {
    const held = new Map(
      Object.entries(all.get(name) ?? {}).map(([address, value]) => [urlOf(address), value]),
    )
    return {
      keys: async () => [...held.keys()].map((url) => ({ url })),
      match: async (request: { url: string } | string) => {
        const value = held.get(urlOf(request))
        return value === undefined ? undefined : new Response(JSON.stringify(value))
      },
    }
  }
  vi.stubGlobal('caches', { open, delete: async (name: string) => all.delete(name) })
  return { names: () => [...all.keys()] }
}
