import type { PageData } from '#model/page.ts'
import { queryAnswer, type QueryForm } from './query-answer.ts'

/** S2.3: the query forms a page answers to, if any. */
export function queryForm(page: PageData): QueryForm | undefined {
  if (page.type === 'posts') {
    const { link, pages } = page.list
    return { name: 'p', list: { link, pages }, home: link }
  }
  if (page.type === 'tags') {
    const addresses = Object.fromEntries(page.tags.map(({ name, path }) => [name, path]))
    return { name: 'tag', addresses, home: page.collection.tagsLink ?? page.path }
  }
  if (page.type === 'categories') {
    const addresses: Record<string, string> = {}
    const visit = (items: typeof page.tree) => {
      for (const item of items) {
        if (item.type === 'post') continue
        addresses[item.id] = item.path
        visit(item.items)
      }
    }
    visit(page.tree)
    return { name: 'id', addresses, home: page.collection.categoriesLink ?? page.path }
  }
  return undefined
}

/** The real address behind `?p=2` and the like; `undefined` when there is no such query. */
export function queryTarget(page: PageData, search: string): string | undefined {
  const form = queryForm(page)
  return form && queryAnswer(form, search)
}
