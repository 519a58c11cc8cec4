import '../styles/lists.css'
import { fill, fillCount } from '#locale/fill.ts'
import type { ArchivesPage } from '#model/list-page.ts'
import { ListFrame, TitleList } from '../posts/ListFrame.tsx'
import { Pager } from '../posts/Pager.tsx'
import { useSite } from '../site-context.ts'

/** S3.13: the years in the margin, their posts beside them. */
export function ArchivesLayout({ page }: { readonly page: ArchivesPage }) {
  const { strings, href, lang } = useSite()
  const { collection, groups } = page
  const first = groups.at(-1)
  const summary =
    first &&
    fill(strings.archivesSummary, {
      year: first.title,
      posts: fillCount(strings.postsCount, collection.totals.posts, lang),
    })
  return (
    <ListFrame
      page={page}
      title={strings.archives}
      summary={summary}
      current={collection.archivesLink}
    >
      {groups.map(({ title, count, path, posts }) => (
        <section className="year" key={title}>
          <h2>
            {path === undefined ? title : <a href={href(path)}>{title}</a>}
            <small>{fillCount(strings.postsCount, count, lang)}</small>
          </h2>
          {posts.length > 0 && <TitleList posts={posts} />}
        </section>
      ))}
      <Pager page={page.page} pages={page.pages} link={page.link} />
    </ListFrame>
  )
}
