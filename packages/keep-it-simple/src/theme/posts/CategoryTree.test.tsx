import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import type { CategoryNode, CategoryPost } from '#model/category.ts'
import { CategoryTree } from './CategoryTree.tsx'

const folder = (id: string, items: CategoryNode['items'] = []): CategoryNode => ({
  type: 'category',
  id,
  title: id.toUpperCase(),
  sort: 1,
  count: 3,
  path: `/${id}/`,
  items,
})
const POST: CategoryPost = { type: 'post', title: 'P', path: '/p/', date: '2026-03-05' }
const draw = (items: CategoryNode['items'], selected?: string) =>
  inSite(<CategoryTree items={items} selected={selected} />)

it('folders hold folders and posts; all are open unless one is asked for', () => {
  const items = [folder('a', [folder('b', [POST])]), folder('c', [POST])]
  const all = draw(items)
  expect(all.match(/<details open="">/g)).toHaveLength(3)
  expect(all).toMatch(
    /^<ul class="cats"><li><details open=""><summary>A<span>3<\/span><\/summary><ul><li>/,
  )
  expect(all).toContain('href="/b/p/"')
  expect(all).not.toContain('>All<')
  const one = draw(items, 'b')
  expect(one.match(/<details open="">/g)).toHaveLength(2)
  expect(one).toContain('<details open=""><summary aria-current="true">B<span>')
  expect(one).toContain('<details><summary>C<span>')
})

it('on a large site every folder leads to a list of its own, and is its own first entry', () => {
  const items = [folder('a', [folder('b')]), folder('c')]
  expect(draw(items, 'a')).toBe(
    '<ul class="cats"><li><details open=""><summary>A<span>3</span></summary><ul><li><a href="/b/a/" aria-label="All · A" aria-current="true">All<span>3</span></a></li><li><a href="/b/b/">B<span>3</span></a></li></ul></details></li><li><a href="/b/c/">C<span>3</span></a></li></ul>',
  )
  const inner = draw(items, 'b')
  expect(inner).toContain('<a href="/b/a/" aria-label="All · A">')
  expect(inner).toContain('<a href="/b/b/" aria-current="true">B')
})

it('without any, there is nothing', () => {
  expect(draw([])).toBe('')
})
