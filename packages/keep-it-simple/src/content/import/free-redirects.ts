import type { ConvertedPage } from './convert-page.ts'
import { noted } from './note.ts'

/** Front matter without redirects from addresses that are pages now, or that two pages had. */
export function freeRedirects(
  converted: readonly { readonly page: ConvertedPage }[],
  addresses: ReadonlySet<string>,
): ReadonlyMap<ConvertedPage, ConvertedPage['front']> {
  const fronts = new Map<ConvertedPage, ConvertedPage['front']>()
  const known = new Set<string>()
  for (const { page } of converted) {
    const { redirectFrom, ...rest } = page.front
    if (!Array.isArray(redirectFrom)) continue
    const free = (redirectFrom as readonly string[]).filter((old) => {
      const name = old.toLowerCase()
      if (addresses.has(name) || known.has(name)) {
        page.notes.todo.push(
          noted(`The old address \`${old}\` is that of another page.`, undefined),
        )
        return false
      }
      known.add(name)
      return true
    })
    fronts.set(page, free.length === 0 ? rest : { ...page.front, redirectFrom: free })
  }
  return fronts
}
