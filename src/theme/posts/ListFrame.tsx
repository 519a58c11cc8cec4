import type { ReactNode } from 'react'
import type { PostListInfo } from '#model/page.ts'
import { useSite } from '../site-context.ts'

interface Props {
  readonly title: string
  readonly collection: PostListInfo
  /** Which of the four lists this is. */
  readonly current: string
  readonly children: ReactNode
}

/** The frame of the four list pages: head and ways between them in the margin, the list beside it. */
export function ListFrame({ title, collection, current, children }: Props) {
  const { strings, href } = useSite()
  const { totals } = collection
  const links = [
    { link: collection.link, text: strings.posts, count: totals.posts },
    { link: collection.tagsLink, text: strings.tags, count: totals.tags },
    { link: collection.categoriesLink, text: strings.categories, count: totals.categories },
    { link: collection.archivesLink, text: strings.archives, count: undefined },
  ]
  return (
    <main id="main" tabIndex={-1}>
      <div className="wide split split--page">
        <header className="page-head">
          <h1>{title}</h1>
          <nav className="subnav" aria-label={collection.title}>
            {links.map(({ link, text, count }) =>
              link === undefined ? null : (
                <a
                  key={link}
                  href={href(link)}
                  aria-current={link === current ? 'page' : undefined}
                >
                  {text}
                  <span>{count}</span>
                </a>
              ),
            )}
          </nav>
        </header>
        <div>{children}</div>
      </div>
    </main>
  )
}
