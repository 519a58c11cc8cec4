import { expect, it } from 'vitest'
import { contentPage, lockedPage } from '../../tests/support/sample-pages.ts'
import type { ContentPage } from '#model/page.ts'
import { allNames, hasNames, ownNames, pageTerms } from './page-terms.ts'
import { signsTerm, soundTerm } from './tokens.ts'

const TITLES = new Map([['/zh/a/', '题目']])
const names = (more: Partial<ContentPage>) =>
  allNames(ownNames(contentPage('/notes/skip-locked/', 'Queue', more)), TITLES)
const terms = (more: Partial<ContentPage>, soundsOf: (text: string) => string[] = () => []) =>
  pageTerms(names(more), contentPage('/a/', 'A', more), soundsOf)
const weight = (more: Partial<ContentPage>, word: string) => terms(more).get(word)!.weight

it('hasNames: drafts, locked pages and pages that want none are in no index; a public title is', () => {
  expect(hasNames(contentPage('/a/', 'A'))).toBe(true)
  expect(hasNames(contentPage('/a/', 'A', { draft: true }))).toBe(false)
  expect(hasNames(contentPage('/a/', 'A', { frontmatter: { encrypt: true } }))).toBe(false)
  expect(hasNames(contentPage('/a/', 'A', { frontmatter: { search: false } }))).toBe(false)
  expect(hasNames(lockedPage('/a/', 'A', true))).toBe(true)
  expect(hasNames(lockedPage('/a/', 'A', false))).toBe(false)
})

it('allNames: only an exact translation lends its title', () => {
  const to = (exact: boolean) => ({ lang: 'zh-CN', path: '/zh/a/', exact }) as never
  expect(names({ alternates: [to(true)] }).translations).toEqual(['题目'])
  expect(names({ alternates: [to(false)] }).translations).toEqual([])
})

it('ownNames: the page of a folder lists others', () => {
  for (const file of ['notes/README.md', 'README.md', 'notes/index.md'])
    expect(names({ filePathRelative: file }).isList).toBe(true)
  for (const file of ['notes/reindex.md', 'notes/index/a.md', 'blog/my-readme.md'])
    expect(names({ filePathRelative: file }).isList).toBe(false)
})

it('pageTerms: a title counts more than a longer alias, that more than a heading', () => {
  const heading = { headings: [{ id: 'a', text: 'Rows', level: 2 }] }
  const order = [
    weight({ title: 'Rows' }, 'rows'),
    weight({ frontmatter: { aliases: ['Rows and more'] } }, 'rows'),
    weight(heading, 'rows'),
  ]
  expect(order).toEqual(order.toSorted((a, b) => b - a))
  expect(weight({ ...heading, title: 'Rows' }, 'rows')).toBeGreaterThan(order[0]!)
})

it('pageTerms: the most telling place of a word is its field', () => {
  const found = terms({ title: 'Rows', description: 'Rows and rows.', body: '<p>Rows, texts.</p>' })
  expect([found.get('rows')!.field, found.get('texts')!.field]).toEqual(['title', 'text'])
})

it('pageTerms: names are found by their sound', () => {
  const found = terms({ frontmatter: { aliases: ['Job table'] } }, (text) => [`of ${text}`])
  for (const name of ['Queue', 'Job table']) expect(found.has(soundTerm(`of ${name}`))).toBe(true)
})

it('pageTerms: code, formulas and abbreviations are found as they are written', () => {
  const body =
    '<p>Divided by √d, call <code>T &amp; Any</code> of <abbr title="Join Stuff">JS</abbr>.</p>' +
    '<pre><code>if err != nil</code></pre>'
  const found = terms({ body })
  for (const code of ['√d', 'T & Any', 'err != nil', '!=']) {
    const whole = signsTerm(code === 'err != nil' ? 'if err != nil' : code)
    expect([code, found.has(whole)]).toEqual([code, true])
  }
  expect(found.has('stuff')).toBe(true)
})
