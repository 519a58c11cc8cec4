import { expect, it } from 'vitest'
import { resolveCollection } from '#model/collection.ts'
import type { Lang, Locale } from '#model/locale.ts'
import type { CompilerSettings } from '../settings.ts'
import { Alternates } from './alternates.ts'
import type { Translations } from './translations.ts'

const locale = (prefix: string, lang: Lang): Locale => ({
  prefix,
  lang,
  label: lang,
  title: '',
  description: '',
})
const ZH = locale('/', 'zh-CN')
const EN = locale('/en/', 'en-US')
const DE = locale('/de/', 'de-DE')

const posts = (dir: string, linkPrefix?: string) =>
  resolveCollection({ type: 'post', dir, title: dir, ...(linkPrefix && { linkPrefix }) })

/** Two blogs in Chinese, one in English, none in German. */
const settings = {
  site: { locales: [ZH, EN, DE] },
  collections: [
    posts('blog'),
    posts('second'),
    posts('en/journal'),
    resolveCollection({ type: 'doc', dir: 'notes', title: 'Notes' }),
  ],
} as unknown as CompilerSettings

const LISTS = [
  '/blog/',
  '/blog/tags/',
  '/blog/tags/go/',
  '/blog/page/12/',
  '/blog/archives/',
  '/second/',
  '/en/journal/',
  '/en/journal/tags/',
  '/en/journal/tags/go/',
  '/en/journal/page/12/',
]
const alternates = (groups: Translations, missing: readonly string[] = []) => {
  const there = new Set(['/', '/en/', '/de/', ...LISTS].filter((path) => !missing.includes(path)))
  return new Alternates(settings, groups, (path) => there.has(path))
}
const shown = (found: ReturnType<Alternates['of']>) =>
  found.map(({ lang, path, exact }) => `${lang} ${path}${exact ? '' : ' (above)'}`)

const NOTHING: Translations = new Map()

it('lists of posts answer to those of the same kind and name', () => {
  const ways = alternates(NOTHING)
  expect(shown(ways.of('/blog/', ZH))[0]).toBe('en-US /en/journal/')
  expect(shown(ways.of('/blog/tags/go/', ZH))[0]).toBe('en-US /en/journal/tags/go/')
  expect(shown(ways.of('/en/journal/tags/', EN))[0]).toBe('zh-CN /blog/tags/')
})

it('a page of a list leads to the first of the other, whatever its number', () => {
  expect(shown(alternates(NOTHING).of('/blog/page/12/', ZH))[0]).toBe('en-US /en/journal/ (above)')
})

it('a list that is switched off in one language leads to what is above it', () => {
  const ways = alternates(NOTHING, ['/en/journal/tags/', '/en/journal/tags/go/'])
  expect(shown(ways.of('/blog/tags/go/', ZH))[0]).toBe('en-US /en/journal/ (above)')
  expect(shown(ways.of('/blog/archives/', ZH))[0]).toBe('en-US /en/journal/ (above)')
})

it('a second blog without a twin leads home', () => {
  expect(shown(alternates(NOTHING).of('/second/', ZH))[0]).toBe('en-US /en/ (above)')
})
