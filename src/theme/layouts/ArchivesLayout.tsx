import { fill } from '#locale/fill.ts'
import type { ArchivesPage } from '#model/page.ts'
import { ListFrame } from '../posts/ListFrame.tsx'
import { Pager } from '../posts/Pager.tsx'
import { TitleList } from '../posts/TitleList.tsx'
import { useSite } from '../site-context.ts'

export function ArchivesLayout({ page }: { readonly page: ArchivesPage }) {
  const { strings, href } = useSite()
  const { collection } = page
  return (
    <ListFrame
      title={strings.archives}
      collection={collection}
      current={collection.archivesLink ?? ''}
    >
      {page.groups.map(({ title, count, path, posts }) => (
        <section className="year" key={title}>
          <h2>
            {path === undefined ? title : <a href={href(path)}>{title}</a>}
            <small>{fill(strings.postsCount, { n: count })}</small>
          </h2>
          {posts.length > 0 && <TitleList posts={posts} />}
        </section>
      ))}
      <Pager page={page.page} pages={page.pages} link={page.link} />
    </ListFrame>
  )
}
