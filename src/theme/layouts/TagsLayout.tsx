import { fill } from '#locale/fill.ts'
import type { TagsPage } from '#model/page.ts'
import { countLabel, tagColour } from '#model/tag.ts'
import { ListFrame } from '../posts/ListFrame.tsx'
import { Pager } from '../posts/Pager.tsx'
import { TitleList } from '../posts/TitleList.tsx'
import { useSite } from '../site-context.ts'

export function TagsLayout({ page }: { readonly page: TagsPage }) {
  const { strings, href } = useSite()
  const { selected, collection } = page
  const total = page.tags.find(({ name }) => name === selected?.name)?.count ?? 0
  return (
    <ListFrame title={strings.tags} collection={collection} current={collection.tagsLink ?? ''}>
      <nav className="tagcloud" aria-label={strings.tags}>
        {page.tags.map(({ name, count, path }) => (
          <a
            key={name}
            className={`chip ${tagColour(name)}`}
            href={href(path)}
            aria-current={name === selected?.name || undefined}
          >
            {name}
            <span>{countLabel(count)}</span>
          </a>
        ))}
      </nav>
      {selected && (
        <section>
          <div className="list-head">
            <h2>{selected.name}</h2>
            <span>{fill(strings.postsCount, { n: total })}</span>
          </div>
          <TitleList posts={selected.posts} />
          <Pager page={selected.page} pages={selected.pages} link={selected.link} />
        </section>
      )}
    </ListFrame>
  )
}
