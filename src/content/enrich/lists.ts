import { archiveGroups } from '#model/archive.ts'
import { categoryTree, type CategoryNode, type CategoryPost } from '#model/category.ts'
import type { Lang } from '#model/locale.ts'
import { DEFAULT_LAYOUT } from '#model/layout.ts'
import { PAGE_FORMAT, type PageData, type PostListData } from '#model/page.ts'
import { pageAddress, pageCount, slicePage } from '#model/pagination.ts'
import { compareListed, type PostLink, type PostSummary } from '#model/post.ts'
import { strings } from '../interface-strings.ts'
import type { PostShelf } from './posts.ts'

/** Up to this many titles stand on one page; a larger site splits its archives, tags and categories. */
const LONG_LIST = 500
const TITLES_PER_PAGE = 100

/** A list page whose address is known before its data is made. */
export interface ListEntry {
  readonly path: string
  readonly make: () => PageData
}

/** S2.4.7: every state of the four list pages, each at an address of its own. */
export function listEntries(shelf: PostShelf, locale: string, lang: Lang): ListEntry[] {
  const { collection, posts, info } = shelf
  const words = strings(lang)
  const base = {
    format: PAGE_FORMAT,
    lang,
    locale,
    layout: DEFAULT_LAYOUT,
    collection: info,
  } as const
  const entries: ListEntry[] = []

  const paged = (
    link: string,
    count: number,
    perPage: number | false,
    make: (page: number, pages: number, path: string) => PageData,
  ) => {
    const pages = pageCount(count, perPage)
    for (let page = 1; page <= pages; page++) {
      const path = pageAddress(link, page)
      entries.push({ path, make: () => make(page, pages, path) })
    }
  }

  const listed = [...posts].sort(compareListed)
  paged(collection.link, posts.length, collection.perPage, (page, pages, path) => ({
    ...base,
    type: 'posts',
    path,
    title: pagedTitle(lang, collection.title, page),
    list: {
      posts: slicePage(listed, page, collection.perPage),
      cover: collection.postCover,
      page,
      pages,
      link: collection.link,
    },
  }))

  if (collection.tags) {
    const tags = { ...base, type: 'tags' as const, tags: shelf.tags }
    entries.push({
      path: collection.tagsLink,
      make: () => ({ ...tags, path: collection.tagsLink, title: words.tags }),
    })
    for (const tag of shelf.tags) {
      const own = shelf.byTag.get(tag.name)!
      paged(tag.path, own.length, TITLES_PER_PAGE, (page, pages, path) => ({
        ...tags,
        path,
        title: pagedTitle(lang, words.tagTitle.replace('{name}', tag.name), page),
        selected: {
          name: tag.name,
          posts: slicePage(own, page, TITLES_PER_PAGE).map(titleOf),
          page,
          pages,
          link: tag.path,
        },
      }))
    }
  }
  if (collection.categories) entries.push(...categoryEntries(shelf, base, words.categories))
  if (collection.archives) entries.push(...archiveEntries(shelf, base, words.archives))
  return entries
}

type ListBase = Pick<PageData, 'format' | 'lang' | 'locale' | 'layout'> & {
  readonly collection: PostShelf['info']
}

function categoryEntries(
  { collection, posts }: PostShelf,
  base: ListBase,
  title: string,
): ListEntry[] {
  const long = posts.length > LONG_LIST
  const tree = categoryTree(posts, collection.categoriesLink, !long)
  const page = { ...base, type: 'categories' as const, tree }
  const entries: ListEntry[] = [
    {
      path: collection.categoriesLink,
      make: () => ({ ...page, path: collection.categoriesLink, title }),
    },
  ]
  const visit = (node: CategoryNode | CategoryPost) => {
    if (node.type === 'post') return
    const own = posts.filter((post) => post.categoryList.some(({ id }) => id === node.id))
    const pages = long ? pageCount(own.length, TITLES_PER_PAGE) : 1
    for (let number = 1; number <= pages; number++) {
      const path = pageAddress(node.path, number)
      const links = long ? slicePage(own, number, TITLES_PER_PAGE).map(titleOf) : []
      const selected = {
        id: node.id,
        title: node.title,
        path: node.path,
        posts: links,
        page: number,
        pages,
      }
      const name = strings(base.lang).categoryTitle.replace('{name}', node.title)
      entries.push({
        path,
        make: () => ({ ...page, path, title: pagedTitle(base.lang, name, number), selected }),
      })
    }
    node.items.forEach(visit)
  }
  tree.forEach(visit)
  return entries
}

function archiveEntries(
  { collection, posts }: PostShelf,
  base: ListBase,
  title: string,
): ListEntry[] {
  const link = collection.archivesLink
  const page = { ...base, type: 'archives' as const }
  const groups = archiveGroups(posts)
  if (posts.length <= LONG_LIST) {
    return [
      { path: link, make: () => ({ ...page, path: link, title, groups, page: 1, pages: 1, link }) },
    ]
  }
  const years = groups.map((group) => ({ ...group, path: `${link}${group.title}/`, posts: [] }))
  const entries: ListEntry[] = [
    {
      path: link,
      make: () => ({ ...page, path: link, title, groups: years, page: 1, pages: 1, link }),
    },
  ]
  groups.forEach((group, index) => {
    const yearLink = years[index]!.path
    const pages = pageCount(group.count, TITLES_PER_PAGE)
    for (let number = 1; number <= pages; number++) {
      const path = pageAddress(yearLink, number)
      const shown = years.map((year, at) =>
        at === index ? { ...year, posts: slicePage(group.posts, number, TITLES_PER_PAGE) } : year,
      )
      entries.push({
        path,
        make: () => ({
          ...page,
          path,
          title: pagedTitle(base.lang, `${title} · ${group.title}`, number),
          groups: shown,
          page: number,
          pages,
          link: yearLink,
        }),
      })
    }
  })
  return entries
}

/** Every page of a list has a title of its own. */
function pagedTitle(lang: Lang, title: string, page: number): string {
  if (page === 1) return title
  return strings(lang).pagedTitle.replace('{title}', title).replace('{n}', String(page))
}

const titleOf = ({ title, path, createTime }: PostSummary): PostLink => ({
  title,
  path,
  date: createTime.slice(0, 10).replaceAll('/', '-'),
})

/** The first page of the list, for a home section. */
export function firstPosts({ collection, posts }: PostShelf): PostListData {
  const listed = [...posts].sort(compareListed)
  return {
    posts: slicePage(listed, 1, collection.perPage),
    cover: collection.postCover,
    page: 1,
    pages: pageCount(posts.length, collection.perPage),
    link: collection.link,
  }
}
