import '../styles/lists.css'
import { fill, fillCount } from '#locale/fill.ts'
import type { CategoriesPage } from '#model/list-page.ts'
import { CategoryTree } from '../posts/CategoryTree.tsx'
import { ListFrame, TitleList } from '../posts/ListFrame.tsx'
import { Pager } from '../posts/Pager.tsx'
import { useSite } from '../site-context.ts'

export function CategoriesLayout({ page }: { readonly page: CategoriesPage }) {
  const { strings, lang } = useSite()
  const { selected, collection } = page
  const { totals } = collection
  const summary = fill(strings.categoriesSummary, {
    posts: fillCount(strings.postsCount, totals.posts, lang),
    categories: fillCount(strings.categoriesCount, totals.categories, lang),
  })
  return (
    <ListFrame
      page={page}
      title={strings.categories}
      summary={summary}
      current={collection.categoriesLink}
    >
      <CategoryTree items={page.tree} selected={selected?.id} />
      {selected && selected.posts.length > 0 && (
        <section className="beneath">
          <div className="list-head">
            <h2>{selected.title}</h2>
          </div>
          <TitleList posts={selected.posts} />
          <Pager page={selected.page} pages={selected.pages} link={selected.path} />
        </section>
      )}
    </ListFrame>
  )
}
