import type { PostCollection } from '#model/collection.ts'
import { writtenDate } from '#model/date.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { escapeHtml } from '#model/escape-html.ts'
import type { PostListInfo } from '#model/list-page.ts'
import { compareNewest, type PostSummary } from '#model/post.ts'
import { tagAddress, type TagCount } from '#model/tag.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import { CategoryNames } from './categories.ts'

/** One post collection with all its articles known. */
export interface PostList {
  readonly collection: PostCollection
  /** Newest first. */
  readonly posts: readonly PostSummary[]
  readonly tags: readonly TagCount[]
  readonly byName: ReadonlyMap<string, TagCount>
  readonly byTag: ReadonlyMap<string, readonly PostSummary[]>
  readonly info: PostListInfo
}

export function isPost(
  page: PlacedPage,
): page is PlacedPage & { readonly collection: PostCollection } {
  return (
    page.collection?.type === 'post' &&
    page.frontmatter.article !== false &&
    page.createTime !== undefined
  )
}

/** Categories need every folder of the collection, so pages get theirs here. */
export function withCategories(pages: readonly PlacedPage[], secret: boolean): PlacedPage[] {
  const names = new Map<string, CategoryNames>()
  return pages.map((page) => {
    if (page.collection?.type !== 'post') return page
    let ofCollection = names.get(page.collection.dir)
    if (!ofCollection)
      names.set(page.collection.dir, (ofCollection = new CategoryNames(page.collection, secret)))
    return { ...page, categoryList: ofCollection.of(page.source.file) }
  })
}

export function listPosts(
  collection: PostCollection,
  pages: readonly PlacedPage[],
  diagnostics: Diagnostic[],
  /** An address must not say what it lists: tags have numbers. */
  secret = false,
): PostList {
  const own = pages.filter((page) => isPost(page) && page.collection.dir === collection.dir)
  const posts = own.map(summarise).sort(compareNewest)
  const byTag = new Map<string, PostSummary[]>()
  for (const post of posts) {
    for (const tag of post.tags) {
      const list = byTag.get(tag)
      if (list) list.push(post)
      else byTag.set(tag, [post])
    }
  }
  const tags = [...byTag].map(([name, list], index) => ({
    name,
    count: list.length,
    path: secret ? `${collection.tagsLink}${index + 1}/` : tagAddress(collection.tagsLink, name),
  }))
  for (const one of clashingTags(tags, own)) diagnostics.push(one)
  const categories = new Set(posts.flatMap((post) => post.categoryList.map(({ id }) => id)))
  return {
    collection,
    posts,
    tags,
    byName: new Map(tags.map((tag) => [tag.name, tag])),
    byTag,
    info: {
      title: collection.title,
      link: collection.link,
      ...(collection.tags && { tagsLink: collection.tagsLink }),
      ...(secret && { tagPaths: Object.fromEntries(tags.map(({ name, path }) => [name, path])) }),
      ...(collection.archives && { archivesLink: collection.archivesLink }),
      ...(collection.categories && { categoriesLink: collection.categoriesLink }),
      totals: {
        posts: posts.length,
        tags: tags.length,
        categories: categories.size,
        years: new Set(posts.map(({ createTime }) => createTime.slice(0, 4))).size,
      },
      ...(posts[0] && { latest: posts[0].createTime.slice(0, 10).replaceAll('/', '-') }),
    },
  }
}

function summarise(page: PlacedPage): PostSummary {
  const { frontmatter: front, source } = page
  const excerpt =
    front.excerpt === false ? undefined : (front.excerpt ?? source.excerpt ?? front.description)
  return {
    path: page.path,
    title: front.title,
    categoryList: page.categoryList,
    tags: [...new Set(front.tags)],
    createTime: writtenDate(page.createTime!),
    lang: page.lang,
    ...(excerpt !== undefined && {
      excerpt: excerpt === source.excerpt ? excerpt : `<p>${escapeHtml(excerpt)}</p>`,
    }),
    ...(front.cover !== undefined && { cover: front.cover }),
    ...(front.cover !== undefined && source.coverSources && { coverSources: source.coverSources }),
    ...(front.coverStyle && { coverStyle: dropUndefined(front.coverStyle) }),
    ...(front.sticky !== undefined && front.sticky !== false && { sticky: front.sticky }),
    ...((front.draft || page.heldUntil !== undefined) && { draft: true }),
    ...(page.heldUntil !== undefined && { heldUntil: writtenDate(page.heldUntil) }),
    // Where all are locked, the mark says nothing.
    ...(page.lock?.scope === 'page' && { encrypt: true }),
  }
}

/** The schema gives absent keys as `undefined`; across a wall they are simply absent. */
export function dropUndefined<T extends object>(
  value: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}

/** `Go` and `go`, or `C/C` and `C-C`, would share one address. */
function clashingTags(tags: readonly TagCount[], pages: readonly PlacedPage[]): Diagnostic[] {
  const seen = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  const owners = new Map(
    pages
      .toReversed()
      .flatMap((page) => (page.frontmatter.tags ?? []).map((tag) => [tag, page] as const)),
  )
  for (const { name, path } of tags) {
    const first = seen.get(path.toLowerCase())
    if (first === undefined) {
      seen.set(path.toLowerCase(), name)
      continue
    }
    const page = owners.get(name)
    if (!page) continue
    const line = page.source.keyLines['tags']
    diagnostics.push({
      severity: 'error',
      code: 'clashing-tags',
      file: shownFile(page),
      ...(line !== undefined && { line }),
      message: `The tags \`${first}\` and \`${name}\` would share the address \`${path}\`.`,
      remedy: `Spell both \`${first}\`.`,
    })
  }
  return diagnostics
}
