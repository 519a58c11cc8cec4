import { expect, it } from 'vitest'
import type { MatchField } from '#model/search.ts'
import { namedPage, textPage } from './found-page.ts'
import type { PageEntry } from './page-entry.ts'
import { questionOf } from './query.ts'

const ranked = (field: MatchField = 'text', covered = 1) => ({
  doc: 0,
  score: 1,
  covered,
  named: 1,
  field,
  together: 0,
})
const entry: PageEntry = {
  path: '/a/',
  title: 'Keyset pagination',
  description: 'Why OFFSET is slow.',
  names: ['Seek method', 'Infinite scroll'],
  tags: ['SQL', 'Throttling'],
  headings: [
    ['rows', 'Row values'],
    ['cost', 'What a seek costs'],
  ],
}
const named = (text: string, field: MatchField, covered?: number) =>
  namedPage(entry, 'en-US', ranked(field, covered), text, questionOf(text))

it('a title that shows it needs no reason; another name is said', () => {
  expect(named('keyset', 'title').reason).toBeUndefined()
  expect(named('keyset', 'alias').reason).toBeUndefined()
  expect(named('seek method', 'alias').reason).toEqual({ field: 'alias', text: 'Seek method' })
  expect(named('scroll', 'alias').reason).toEqual({ field: 'alias', text: 'Infinite scroll' })
  expect(named('throttling', 'tag').reason).toEqual({ field: 'tag', text: 'Throttling' })
  expect(named('a', 'address').reason).toBeUndefined()
  expect(named('deep pages', 'link').reason).toEqual({ field: 'link' })
  expect(named('键集', 'translation').reason).toEqual({ field: 'translation' })
})

it('its description is shown with the words marked, and the headings that have them', () => {
  const page = named('offset seek', 'description')
  expect(page.snippet).toEqual([
    { text: 'Why ' },
    { text: 'OFFSET', marked: true },
    { text: ' is slow.' },
  ])
  expect(page.sections.map(({ address }) => address)).toEqual(['/a/#cost'])
})

it('a page that has only part of it is weak', () => {
  expect(named('keyset', 'title', 0.6).weak).toBe(true)
  expect(named('keyset', 'title', 0.8).weak).toBeUndefined()
})

const record = (position: number, anchor: string, text: string) => ({
  path: '/a/',
  lang: 'en-US',
  title: 'A',
  tags: [],
  anchor,
  section: anchor,
  text,
  position,
})
const inText = (text: string, ...records: ReturnType<typeof record>[]) =>
  textPage(entry, 'en-US', ranked(), records, text, questionOf(text))

it('shows the stretches with most of the words, those without any not', () => {
  const page = inText(
    'charged twice',
    record(0, '', 'Nothing.'),
    record(1, 'one', 'Charged once.'),
    record(2, 'two', 'Charged twice.'),
    record(3, 'three', 'Free.'),
  )
  expect(page.snippet).toBeUndefined()
  expect(page.sections.map(({ title }) => title)).toEqual(['two', 'one'])
  expect(page.sections[0]!.snippet).toContainEqual({ text: 'Charged twice', marked: true })
})
