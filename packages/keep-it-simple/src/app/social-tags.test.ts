import { afterEach, expect, it } from 'vitest'
import { contentPage, lockedPage } from '../../tests/support/sample-pages.ts'
import type { PageData } from '#model/page.ts'
import { site } from 'virtual:keep-it-simple/site'
import { socialTags } from './social-tags.ts'

const settings = site as { -readonly [Key in keyof typeof site]: (typeof site)[Key] }
const { cards, base } = settings
afterEach(() => {
  settings.cards = cards
  settings.base = base
})

const tags = (page: PageData, description = 'About') =>
  socialTags(page, description).map(([, attributes]) => Object.values(attributes))

it('an article is shown elsewhere with all there is to it', () => {
  settings.base = '/blog/'
  const page = contentPage('/en/a/', 'A', {
    locale: '/en/',
    createTime: '2026-01-01',
    git: { updatedTime: '2026-02-02' },
    tags: [{ name: 'x', count: 1, path: '/x/' }],
    alternates: [
      { lang: 'zh-Hant-TW', path: '/a/', exact: true },
      { lang: 'fr-FR', path: '/fr/', exact: false },
    ],
  } as never)
  const url = `${site.origin}/blog/en/a/`
  expect(tags(page)).toEqual([
    ['og:type', 'article'],
    ['og:site_name', site.locales[1]!.title],
    ['og:title', 'A'],
    ['og:description', 'About'],
    ['og:url', url],
    ['og:locale', 'en_US'],
    ['og:locale:alternate', 'zh_Hant_TW'],
    ['og:image', `${url}card.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'A'],
    ['article:published_time', '2026-01-01'],
    ['article:modified_time', '2026-02-02'],
    ['article:tag', 'x'],
    ['twitter:card', 'summary_large_image'],
    ['alternate', 'text/markdown', '/blog/en/a/index.md'],
  ])
})

it('nothing is said of what nobody may know', () => {
  expect(tags(lockedPage('/a/', 'A', true))).toEqual([])
  expect(tags(contentPage('/a/', 'A', { draft: true }))).toEqual([])
})
