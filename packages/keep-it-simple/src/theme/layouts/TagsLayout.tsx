import '../styles/lists.css'
import { fill, fillCount } from '#locale/fill.ts'
import type { TagsPage } from '#model/list-page.ts'
import { countLabel, mostUsed, tagColour } from '#model/tag.ts'
import { ListFrame, TitleList } from '../posts/ListFrame.tsx'
import { Pager } from '../posts/Pager.tsx'
import { useSite } from '../site-context.ts'

/** S3.12: all tags, and the titles of the selected one. */
export function TagsLayout({ page }: { readonly page: TagsPage }) {
  const { strings, href, lang } = useSite()
  const { selected, collection, tags } = page
  const total = tags.find(({ name }) => name === selected?.name)?.count ?? 0
  return (
    <ListFrame
      page={page}
      title={strings.tags}
      summary={fill(strings.tagsSummary, {
        tags: fillCount(strings.tagsCount, collection.totals.tags, lang),
      })}
      current={collection.tagsLink}
    >
      <nav className="tagcloud" aria-label={strings.tags}>
        {mostUsed(tags).map(({ name, count, path }) => (
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
            <span>{fillCount(strings.postsCount, total, lang)}</span>
          </div>
          <TitleList posts={selected.posts} />
          <Pager page={selected.page} pages={selected.pages} link={selected.link} />
        </section>
      )}
    </ListFrame>
  )
}
