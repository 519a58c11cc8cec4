import type { ContentPage } from '#model/page.ts'
import { Body } from '../body/Body.tsx'
import { DocHead } from './DocHead.tsx'
import { DocTail } from './DocTail.tsx'
import { LocalNav, OutlineAside } from '../outline/Outline.tsx'
import { ListMargin } from '../posts/ListFrame.tsx'
import { PostsSheet } from '../posts/PostsSheet.tsx'
import { Sidebar } from '../sidebar/Sidebar.tsx'
import { Slot } from '../slots/Slot.tsx'

/** Articles and notes: margin, text, outline. */
export function DocPage({ page }: { readonly page: ContentPage }) {
  const { headings, sidebar, collection } = page
  const outlined = headings.length > 0
  return (
    <>
      {(outlined || sidebar || collection) && (
        <LocalNav headings={headings} sidebar={sidebar !== undefined}>
          {collection && <PostsSheet page={page} collection={collection} />}
        </LocalNav>
      )}
      <div className={sidebar ? 'frame frame--side' : 'frame'}>
        {sidebar && <Sidebar items={sidebar} path={page.path} />}
        {collection && !sidebar && <ListMargin collection={collection} path={page.path} />}
        <main className="doc" id="main" tabIndex={-1}>
          <Slot name="article-before" />
          <article>
            <DocHead page={page} />
            <Body key={page.path} body={page.body} />
          </article>
          <Slot name="article-after" />
          <DocTail page={page} />
        </main>
        {outlined && page.frontmatter.aside !== false && <OutlineAside headings={headings} />}
      </div>
    </>
  )
}
