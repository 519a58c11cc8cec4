import type { PageNames } from './page-names.ts'

/** What is shown of a page that was found, before its text is fetched. */
export interface PageEntry {
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly series?: string
  readonly tags?: readonly string[]
  /** Aliases, and the site's other names for it. */
  readonly names?: readonly string[]
  readonly headings?: readonly (readonly [id: string, text: string])[]
  /** The same page in other languages. */
  readonly alternates?: readonly string[]
}

export function pageEntry(page: PageNames): PageEntry {
  if (page.isLocked) return { path: page.path, title: page.title }
  const names = [...page.aliases, ...page.synonyms]
  const headings = page.headings.map(({ id, text }) => [id, text] as const)
  return {
    path: page.path,
    title: page.title,
    ...(page.description !== '' && { description: page.description }),
    ...(page.series !== undefined && { series: page.series }),
    ...(page.tags.length > 0 && { tags: page.tags }),
    ...(names.length > 0 && { names }),
    ...(headings.length > 0 && { headings }),
    ...(page.alternates.length > 0 && { alternates: page.alternates }),
  }
}
