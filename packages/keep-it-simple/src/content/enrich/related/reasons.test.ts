import { expect, it } from 'vitest'
import { strings } from '../../interface-strings.ts'
import type { PlacedPage } from '../../placed-page.ts'
import { isSameSeries, reasonFor } from './reasons.ts'

interface Written {
  readonly title?: string
  readonly type?: 'doc' | 'post'
  readonly dir?: string
  readonly category?: string
}

const page = ({ title = 'One', type, dir = 'notes', category }: Written): PlacedPage =>
  ({
    frontmatter: { title },
    source: { headings: [] },
    ...(type && { collection: { type, dir, title: `All ${dir}` } }),
    categoryList: category === undefined ? [] : [{ id: 'top' }, { id: category, name: category }],
  }) as unknown as PlacedPage

const WORDS = {
  ...strings({ lang: 'en-US' }),
  relatedAbout: 'about {text}',
  relatedIn: 'in {text}',
  relatedLinked: 'linked',
  listSeparator: ' & ',
}

it.each<[string, Written, Written, readonly string[], boolean, string | undefined]>([
  ['two tags, not three', {}, {}, ['#a', 'word', '#b', '#c'], true, 'about a & b'],
  ['a tag before a phrase', { title: 'Raft' }, { title: 'Raft' }, ['raft', '#x'], true, 'about x'],
  [
    'a phrase of both titles',
    { title: 'Raft' },
    { title: 'On raft' },
    ['raft'],
    true,
    'about Raft',
  ],
  ['a link, without a phrase', {}, { title: 'Two' }, ['raft'], true, 'linked'],
  ['the last category', { category: 'go' }, { category: 'go' }, ['/go'], false, 'in go'],
  ['only the first category', { category: 'go' }, { category: 'c' }, [], false, undefined],
  ['no category', {}, {}, [], false, undefined],
  ['the series', { type: 'doc' }, { type: 'doc' }, [], false, 'in All notes'],
  ['a blog', { type: 'post' }, { type: 'post' }, [], false, undefined],
])('pages that share %s', (_, own, other, shared, isLinked, expected) => {
  expect(reasonFor(page(own), page(other), shared, isLinked, WORDS)).toBe(expected)
})

it('a series is a folder of notes, and the same one', () => {
  const notes = page({ type: 'doc' })
  expect(isSameSeries(notes, page({ type: 'doc' }))).toBe(true)
  expect(isSameSeries(notes, page({ type: 'doc', dir: 'others' }))).toBe(false)
  expect(isSameSeries(notes, page({}))).toBe(false)
  expect(isSameSeries(page({ type: 'post' }), page({ type: 'post' }))).toBe(false)
  expect(isSameSeries(page({}), page({}))).toBe(false)
})
