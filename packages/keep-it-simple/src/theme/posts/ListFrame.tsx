import type { ReactNode } from 'react'
import type { ArchivesPage, CategoriesPage, PostsPage, TagsPage } from '#model/list-page.ts'
import { Slot } from '../slots/Slot.tsx'
import { ListNav } from './ListNav.tsx'
import { PostsSheet } from './PostsSheet.tsx'

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
            {summary !== undefined && (
              <p className="phrase" suppressHydrationWarning>
                {summary}
              </p>
            )}
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
