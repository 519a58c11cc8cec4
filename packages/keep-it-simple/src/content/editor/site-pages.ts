import { readFileSync } from 'node:fs'
import { checkFrontMatter } from '../front-matter.ts'
import type { Frontmatter } from '../front-matter-schema.ts'
import { takeTitle } from '../heading-title.ts'
import { placeFile } from '../place.ts'
import { scanDocs } from '../scan.ts'
import type { CompilerSettings } from '../settings.ts'
import { decodeSource, splitSource } from '../source.ts'
import type { SiteNames } from './page-schema.ts'

/** A page as editors offer it. */
export interface OfferedPage {
  readonly path: string
  readonly title: string
  readonly tags: readonly string[]
}

/** Every page below `docs/`, drafts included, by its front matter alone: nothing is compiled. */
export function sitePages(settings: CompilerSettings): OfferedPage[] {
  return scanDocs(settings.docs).files.flatMap(({ file, absolute }) => {
    const { text } = decodeSource(file, readFileSync(absolute))
    if (text === undefined) return []
    const { data, salvaged } = checkFrontMatter(file, takeTitle(splitSource(file, text).source))
    const front: Partial<Frontmatter> = data ?? salvaged ?? {}
    const { place } = placeFile(file, { value: front.permalink, line: undefined }, settings)
    if (!place) return []
    return [{ path: place.path, title: front.title ?? file, tags: front.tags ?? [] }]
  })
}

/** What the site has of its own: tags from the commonest on, addresses of pages and of lists. */
export function offeredNames(pages: readonly OfferedPage[], settings: CompilerSettings): SiteNames {
  const { collections, site, layouts, tags: vocabulary } = settings
  const counts = new Map<string, number>(
    Object.values(vocabulary).flatMap((tags) => tags.map((tag) => [tag, 0] as const)),
  )
  for (const tag of pages.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const lists = collections.flatMap((one) => (one.type === 'post' ? [one.link] : []))
  return {
    tags: [...counts].sort(([, a], [, b]) => b - a).map(([tag]) => tag),
    layouts: Object.keys(layouts),
    languages: site.locales.map(({ lang }) => lang),
    addresses: [...new Set([...pages.map(({ path }) => path), ...lists])].sort(),
    blogs: collections.flatMap(({ type, dir }) => (type === 'post' ? [dir] : [])),
    series: collections.flatMap(({ type, dir }) => (type === 'doc' ? [dir] : [])),
  }
}
