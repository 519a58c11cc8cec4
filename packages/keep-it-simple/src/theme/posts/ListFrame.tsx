import type { ReactNode } from 'react'
import type {
  ArchivesPage,
  CategoriesPage,
  PostsPage,
  TagsPage,
  PostListInfo,
} from '#model/list-page.ts'
import { Slot } from '../slots/Slot.tsx'
import { PostsSheet, listLinks } from './PostsSheet.tsx'
import { useSite } from '../site-context.ts'
import type { PostLink } from '#model/post.ts'

interface Props {
  readonly page: PostsPage | TagsPage | CategoriesPage | ArchivesPage
  readonly title: string
  /** A sentence under the title. */
  readonly summary: string | undefined
  /** Address of the list this page belongs to. */
  readonly current: string | undefined
  /** Below the head, where there is a margin. */
  readonly margin?: ReactNode
  readonly children: ReactNode
}

/** The frame of the four list pages: head and ways between them in the margin, the list beside it. */
export function ListFrame({ page, title, summary, current, margin, children }: Props) {
  const { collection } = page
  return (
    <main id="main" tabIndex={-1}>
      <div className="wide split split--page">
        <div>
          <header className="page-head">
            <h1>{title}</h1>
            {summary !== undefined && <p className="phrase">{summary}</p>}
            <ListNav collection={collection} path={page.path} current={current} />
            <PostsSheet page={page} collection={collection} />
          </header>
          {margin}
        </div>
        <div>
          <Slot name="list-before" />
          {children}
          <Slot name="list-after" />
        </div>
      </div>
    </main>
  )
}

/** S2.6.12: in the margin of an article, where there is one, what the posts modal shows on smaller screens. */
export function ListMargin({
  collection,
  path,
}: {
  readonly collection: PostListInfo
  readonly path: string
}) {
  const { site } = useSite()
  return (
    <aside className="margin" aria-label={site.profile.name}>
      <strong>{site.profile.name}</strong>
      <ListNav collection={collection} path={path} />
    </aside>
  )
}

interface ListNavProps {
  readonly collection: PostListInfo
  /** Address of the page that is shown. */
  readonly path: string
  /** Address of the list it belongs to. */
  readonly current?: string | undefined
}

/** The ways between the lists of a collection. */
export function ListNav({ collection, path, current }: ListNavProps) {
  const { strings, lang, href } = useSite()
  return (
    <nav className="subnav" aria-label={collection.title}>
      {listLinks(collection, { strings, lang }).map(({ link, text, total }) => (
        <a
          key={link}
          href={href(link)}
          aria-current={link !== current ? undefined : link === path ? 'page' : true}
        >
          {link === collection.link ? strings.allOfList : text}
          <span>{total}</span>
        </a>
      ))}
    </nav>
  )
}

/** Titles with their dates, joined by dots like the contents of a book. */
export function TitleList({ posts }: { readonly posts: readonly PostLink[] }) {
  const { href } = useSite()
  return (
    <ol className="toc">
      {posts.map(({ path, title, date }, index) => (
        <li key={path}>
          <a href={href(path)}>
            <b>{title}</b>
            <i />
            {/* A day with several posts is shown once where days stand in a column. */}
            <time data-same={posts[index - 1]?.date === date || undefined}>{date}</time>
          </a>
        </li>
      ))}
    </ol>
  )
}
