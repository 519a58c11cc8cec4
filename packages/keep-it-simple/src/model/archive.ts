import type { PostLink, PostSummary } from './post.ts'

/** S3.13 */
export interface ArchiveGroup {
  /** The year. */
  readonly title: string
  readonly count: number
  /** The year's own page, where the site is too large for one list. */
  readonly path?: string
  readonly posts: readonly PostLink[]
}

/** By year, newest first, in the order of the list given. */
export function archiveGroups(posts: readonly PostSummary[]): ArchiveGroup[] {
  const years = new Map<string, PostLink[]>()
  for (const { title, path, createTime } of posts) {
    const year = createTime.slice(0, 4)
    const group = years.get(year) ?? []
    group.push({ title, path, date: createTime.slice(5, 10).replace('/', '-') })
    years.set(year, group)
  }
  return [...years].map(([title, links]) => ({ title, count: links.length, posts: links }))
}
