import type { Document } from 'yaml'
import { frontMatterSchema, type Frontmatter } from './front-matter-schema.ts'

/** The keys that are right by themselves: enough to give the page its place. */
export function salvage(value: unknown): Partial<Frontmatter> {
  if (typeof value !== 'object' || value === null) return {}
  const { shape } = frontMatterSchema
  const right = Object.entries(value).flatMap(([key, one]) => {
    const field = Object.hasOwn(shape, key) ? shape[key as keyof typeof shape] : undefined
    const parsed = field?.safeParse(one)
    return parsed?.success ? [[key, parsed.data] as const] : []
  })
  return Object.fromEntries(right)
}

/** YAML with a mistake in it is often right in its other lines. */
export function salvageDocument(document: Document, maxAliasCount: number): Partial<Frontmatter> {
  try {
    return salvage(document.toJS({ maxAliasCount }))
  } catch {
    return {}
  }
}
