import { expect, it } from 'vitest'
import type { ContentPage } from '#model/page.ts'
import { contentPage, lockedPage } from '../../tests/support/sample-pages.ts'
import { gatherLinks, hasNames, namesOf } from './gather-names.ts'

const names = (more: Partial<ContentPage>, links: readonly (readonly [string, string])[] = []) =>
  namesOf(
    contentPage('/a/', 'Title', more),
    gatherLinks(links, '/'),
    (path) => ({ '/zh/a/': '题目' })[path],
    [['Title', 'Heading']],
  )

it('links are gathered by where they lead, below the base and decoded, each text once', () => {
  const links = [
    ['/base/a/', 'one'],
    ['/base/a/', 'two'],
    ['/base/a/', 'one'],
    ['/base/%E9%94%81/', 'lock'],
    ['/elsewhere/', 'three'],
  ] as const
  const found = [...gatherLinks(links, '/base/')].map(([path, texts]) => [path, [...texts]])
  expect(found).toEqual([
    ['/a/', ['one', 'two']],
    ['/锁/', ['lock']],
  ])
})

it('drafts, locked pages and pages that want none are in no index; a public title is', () => {
  expect(hasNames(contentPage('/a/', 'A'))).toBe(true)
  expect(hasNames(contentPage('/a/', 'A', { draft: true }))).toBe(false)
  expect(hasNames(contentPage('/a/', 'A', { frontmatter: { encrypt: true } }))).toBe(false)
  expect(hasNames(contentPage('/a/', 'A', { frontmatter: { search: false } }))).toBe(false)
  expect(hasNames(lockedPage('/a/', 'A', true))).toBe(true)
  expect(hasNames(lockedPage('/a/', 'A', false))).toBe(false)
})

it('a page is called by itself, by others and by the site', () => {
  const found = names({ frontmatter: { aliases: ['Other'] }, description: 'About.' }, [
    ['/a/', 'see this'],
    ['/a/', 'Title'],
  ])
  expect(found).toMatchObject({
    title: 'Title',
    description: 'About.',
    aliases: ['Other'],
    synonyms: ['Heading'],
    // The title as a link says nothing new.
    links: ['see this'],
  })
})

it('only an exact translation lends its title', () => {
  const to = (exact: boolean) => ({ lang: 'zh-CN', path: '/zh/a/', exact }) as never
  expect(names({ alternates: [to(true)] }).translations).toEqual(['题目'])
  expect(names({ alternates: [to(false)] }).translations).toEqual([])
})

it('the page of a folder lists others', () => {
  for (const file of ['notes/README.md', 'README.md', 'notes/index.md'])
    expect(names({ filePathRelative: file }).isList).toBe(true)
  for (const file of ['notes/reindex.md', 'notes/index/a.md', 'blog/my-readme.md'])
    expect(names({ filePathRelative: file }).isList).toBe(false)
})
