import { expect, it } from 'vitest'
import { contentPage } from '../../tests/support/sample-pages.ts'
import type { ContentPage } from '#model/page.ts'
import { gatherLinks, namesOf } from './gather-names.ts'
import { nameTerms } from './page-names.ts'

const terms = (more: Partial<ContentPage>, soundsOf: (text: string) => string[] = () => []) =>
  nameTerms(
    namesOf(
      contentPage('/notes/skip-locked/', 'Queue', more),
      gatherLinks([], '/'),
      () => undefined,
      [],
    ),
    soundsOf,
  )
const weight = (more: Partial<ContentPage>, word: string) => terms(more).get(word)!.weight

it('a title counts more than a longer alias, that more than a heading, and both places more than one', () => {
  const heading = { headings: [{ id: 'a', text: 'Rows', level: 2 }] }
  const order = [
    weight({ title: 'Rows' }, 'rows'),
    weight({ frontmatter: { aliases: ['Rows and more'] } }, 'rows'),
    weight(heading, 'rows'),
  ]
  expect(order).toEqual(order.toSorted((a, b) => b - a))
  expect(weight({ ...heading, title: 'Rows' }, 'rows')).toBeGreaterThan(order[0]!)
})

it('the best place of a word is the one that is said', () => {
  const found = terms({ title: 'Rows', description: 'Rows and rows.' })
  expect(found.get('rows')!.field).toBe('title')
  expect(terms({}).get('locked')!.field).toBe('address')
})

it('titles and aliases are found by their beginnings, and names by their sound', () => {
  const found = terms({ frontmatter: { aliases: ['Job table'] } }, (text) => [`sound of ${text}`])
  for (const term of ['^queue', '^job table', 'sound of Queue', 'sound of Job table'])
    expect([...found.keys()]).toContain(term)
})
