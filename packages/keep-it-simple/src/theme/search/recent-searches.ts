import { readStored, writeStored } from '#browser/storage.ts'

/** How many are remembered. */
const LIMIT = 5

/** What led to a page, the newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored('kis:searches') ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((one) => typeof one === 'string').slice(0, LIMIT)
      : []
  } catch {
    return []
  }
}

export function rememberSearch(text: string): void {
  const others = recentSearches().filter((one) => one !== text)
  writeStored('kis:searches', JSON.stringify([text, ...others].slice(0, LIMIT)))
}

export function forgetSearches(): void {
  writeStored('kis:searches', '[]')
}
