import { expect, it } from 'vitest'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { Glyph } from '#model/glyph.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { gatherGlyphs, withGlyphs } from './icons.ts'

const glyph = (body: string) => ({ body }) as unknown as Glyph
const GLYPHS = new Map([
  ['ri:home-line', glyph('home')],
  ['ri:book-line', glyph('book')],
  ['ri:github-line', glyph('github')],
  ['ri:never-line', glyph('never')],
])
const settings = {
  navigation: { '/': [{ text: 'Book', items: [{ icon: 'ri:book-line' }] }], '/en/': [] },
  site: { social: [{ icon: 'ri:github-line', link: '/' }] },
} as unknown as CompilerSettings

const namesOf = (data: object, locale = '/', glyphs: typeof GLYPHS = GLYPHS) => {
  const page = { locale, ...data }
  const { glyphs: drawn } = withGlyphs(page, glyphs, settings) as { glyphs?: object }
  return drawn && Object.keys(drawn)
}

it('a page has the drawings that it, its bar and its social links name', () => {
  expect(namesOf({ frontmatter: { icon: 'ri:home-line' } })).toEqual([
    'ri:home-line',
    'ri:book-line',
    'ri:github-line',
  ])
  expect(namesOf({}, '/en/')).toEqual(['ri:github-line'])
})

it('an icon stands behind a text too, at any depth, and nowhere else', () => {
  const deep = [{ items: [{ suffixIcon: 'ri:home-line' }] }, null, 3]
  expect(namesOf({ deep }, '/en/')).toContain('ri:home-line')
  const elsewhere = { title: 'ri:home-line', icon: { svg: 'ri:home-line' }, icons: 'ri:home-line' }
  expect(namesOf(elsewhere, '/en/')).toEqual(['ri:github-line'])
  expect(namesOf({ icon: 'home' }, '/en/')).toEqual(['ri:github-line'])
})

it('a site without drawings gives its pages none', () => {
  const page = { locale: '/' }
  expect(withGlyphs(page, new Map(), settings)).toBe(page)
  expect(withGlyphs(page, new Map([['ri:never-line', glyph('never')]]), settings)).toBe(page)
})

it('an icon that no set has is named where it stands', async () => {
  const found: Diagnostic[] = []
  const page = {
    frontmatter: { title: 'x', features: [{ icon: 'nowhere:nothing' }] },
    source: { file: 'a.md', keyLines: { features: 4 } },
  } as unknown as PlacedPage
  const plain = { navigation: {}, collections: [], site: {}, docs: '/nowhere' }
  const glyphs = await gatherGlyphs([page], plain as unknown as CompilerSettings, found)
  expect([...glyphs]).toEqual([])
  expect(found).toMatchObject([
    { code: 'unknown-icon', severity: 'error', file: 'docs/a.md', line: 4 },
  ])
})
