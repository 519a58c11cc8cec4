import { holdsCategory, type CategoryNode, type CategoryPost } from '#model/category.ts'
import type { CategoriesPage } from '#model/page.ts'
import { ListFrame } from '../posts/ListFrame.tsx'
import { Pager } from '../posts/Pager.tsx'
import { TitleList } from '../posts/TitleList.tsx'
import { useSite } from '../site-context.ts'

/** S4.15: all groups open, or only the way to the selected one. */
export function CategoriesLayout({ page }: { readonly page: CategoriesPage }) {
  const { strings } = useSite()
  const { selected, collection } = page
  return (
    <ListFrame
      title={strings.categories}
      collection={collection}
      current={collection.categoriesLink ?? ''}
    >
      <Branch items={page.tree} selected={selected?.id} top />
      {selected && selected.posts.length > 0 && (
        <section>
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

interface BranchProps {
  readonly items: readonly (CategoryNode | CategoryPost)[]
  readonly selected: string | undefined
  readonly top?: boolean
}

function Branch({ items, selected, top }: BranchProps) {
  const { href } = useSite()
  return (
    <ul className={top ? 'cats' : undefined}>
      {items.map((item) =>
        item.type === 'post' ? (
          <li key={item.path}>
            <a href={href(item.path)}>{item.title}</a>
          </li>
        ) : (
          <li key={item.id}>
            {item.items.length === 0 ? (
              <a href={href(item.path)} aria-current={item.id === selected || undefined}>
                {item.title} <span>{item.count}</span>
              </a>
            ) : (
              <details open={selected === undefined || holdsCategory(item, selected) || undefined}>
                <summary>
                  {item.title}
                  <span>{item.count}</span>
                </summary>
                <Branch items={item.items} selected={selected} />
              </details>
            )}
          </li>
        ),
      )}
    </ul>
  )
}
