import type { PostSummary } from '#model/post.ts'
import type { SiteMap } from '../connect.ts'

/** What a list holds of posts, wherever it stands in a page's data. */
interface Listing {
  readonly list?: { readonly posts: readonly PostSummary[] }
}

/** The posts a page shows with the beginning of their texts: in a list, and in sections of a home page. */
function shownPosts(data: object): readonly PostSummary[] {
  const { list, home } = data as Listing & {
    readonly home?: { readonly sections: readonly Listing[] }
  }
  const inSections = (home?.sections ?? []).flatMap((section) => section.list?.posts ?? [])
  return [...(list?.posts ?? []), ...inSections]
}

/** Their source files. */
export const postFiles = (data: object, { byPath }: SiteMap): string[] =>
  shownPosts(data).flatMap(({ path }) => byPath.get(path)?.source.file ?? [])
