/** One element of the document's head. */
export type HeadTag = readonly [
  tag: 'meta' | 'link' | 'script' | 'style' | 'title' | 'base' | 'noscript',
  attributes: Readonly<Record<string, string | true>>,
  content?: string,
]

/** Properties a page may have several of. */
const REPEATED = new Set(['article:tag', 'article:author', 'og:image', 'og:locale:alternate'])

/** S3.3: what makes two tags the same one: kind, then name, then all attributes. */
export function headIdentity([tag, attributes, content]: HeadTag): string {
  if (tag === 'title' || tag === 'base') return tag
  if (tag === 'meta') {
    for (const key of ['name', 'property', 'http-equiv', 'itemprop'] as const) {
      const value = attributes[key]
      if (value !== undefined && !REPEATED.has(String(value))) return `meta ${key}=${String(value)}`
    }
    if (attributes['charset'] !== undefined) return 'meta charset'
  }
  if (tag === 'link' && attributes['rel'] === 'canonical') return 'link canonical'
  const pairs = Object.entries(attributes)
    .map(([key, value]) => `${key}=${String(value)}`)
    .sort()
  return JSON.stringify([tag, pairs, content ?? ''])
}

/** S3.3: later tags win, in the place of the first one. */
export function dedupeHead(tags: readonly HeadTag[]): HeadTag[] {
  const byIdentity = new Map<string, HeadTag>()
  for (const tag of tags) byIdentity.set(headIdentity(tag), tag)
  return [...byIdentity.values()]
}
