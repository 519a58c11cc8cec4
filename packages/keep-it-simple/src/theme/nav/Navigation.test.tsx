import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import { contentPage } from '../../../tests/support/sample-pages.ts'
import type { NavItem } from '#model/navigation.ts'
import type { PageData } from '#model/page.ts'
import type { SiteConfig } from '#model/site.ts'
import { LanguageItems } from './LanguageMenu.tsx'
import { MainNav } from './MainNav.tsx'
import { NavScreen } from './NavScreen.tsx'
import { TopBar } from './TopBar.tsx'

const NAVIGATION: readonly NavItem[] = [
  { text: 'Home', link: '/' },
  { text: 'Out', link: 'https://o.example/', target: '_blank', rel: 'me', badge: 'new' },
  {
    text: 'Notes',
    items: [
      { text: 'Mining', link: '/mining/', items: [{ text: 'Trees', link: '/mining/trees/' }] },
      { text: 'More', items: [{ text: 'Papers', link: '/papers/' }] },
    ],
  },
]
const bar = (path: string, navigation = NAVIGATION) =>
  inSite(<MainNav path={path} />, { navigation, href: (address) => address }).replaceAll(
    /aria-controls="[^"]+"|id="_[^"]+"/g,
    '',
  )

it('the bar has links and menus, with headings over groups inside a menu', () => {
  const html = bar('/')
  expect(html).toContain('<li><a href="/" aria-current="page">Home</a></li>')
  expect(html).toContain(
    '<li><a href="https://o.example/" target="_blank" rel="me">Out<span class="badge">new</span></a></li>',
  )
  expect(html).toContain('aria-expanded="false"  data-action="menu">Notes<i class="caret"></i>')
  expect(html).toContain(
    '<li><a href="/mining/">Mining</a><ul><li><a href="/mining/trees/">Trees</a></li></ul></li><li><span class="menu-head">More</span><ul><li><a href="/papers/">Papers</a></li></ul></li>',
  )
})

it('marks where the reader is, and the menu that holds it', () => {
  const html = bar('/papers/')
  expect(html).toContain('data-on="true" data-action="menu">Notes')
  expect(html).toContain('<a href="/papers/" aria-current="page">Papers</a>')
  expect(html.match(/aria-current/g)).toHaveLength(1)
})

it('a site without links has no bar of them', () => {
  expect(bar('/', [])).toBe('')
})

const PAGE = contentPage('/papers/', 'P', { locale: '/en/' })
const screen = (page: PageData, site: Partial<SiteConfig> = {}, navigation = NAVIGATION) =>
  inSite(<NavScreen page={page} />, { navigation, site, href: (address) => address })

it('on a small screen, the menu that holds the page is open', () => {
  const html = screen(PAGE)
  expect(html).toContain('<ul class="screen-list"><li><a href="/">Home</a></li>')
  expect(html).toContain('<details open=""><summary>Notes<i class="caret"></i></summary><ul><li>')
  expect(html).toContain('<span class="menu-head">More</span>')
  expect(screen(contentPage('/x/', 'X'))).toContain('<details><summary>Notes')
  expect(screen(PAGE, {}, [])).not.toContain('screen-list')
})

it('languages and other places of the author stand there only where there are some', () => {
  const bare = screen(PAGE)
  expect(bare.match(/class="row"/g)).toHaveLength(1)
  const social = [{ icon: 'github', link: 'https://g.example/', label: 'G' }]
  expect(screen(PAGE, { social })).toContain(
    '<div><a class="tool" href="https://g.example/" aria-label="G"><svg',
  )
  const alternates = [{ lang: 'zh-CN', path: '/', exact: false }]
  expect(screen({ ...PAGE, alternates })).toContain('<ul><li><a class="btn btn--small" href="/"')
})

it('a language without this page leads to the nearest one, and says so', () => {
  const alternates = [{ lang: 'zh-CN', path: '/甲/', exact: false }]
  const html = inSite(<LanguageItems page={{ ...PAGE, alternates }} />)
  expect(html).toMatch(
    /^<li><a href="\/b\/甲\/" hrefLang="zh-CN"><span lang="zh-CN" dir="ltr">简体中文<\/span><small>[^<]+<\/small><\/a><\/li><li><a href="\/b\/papers\/" hrefLang="en-US" aria-current="true"><span lang="en-US" dir="ltr">English<\/span><\/a><\/li>$/,
  )
  expect(inSite(<LanguageItems page={PAGE} />)).not.toContain('zh-CN')
  const exact = [{ lang: 'zh-CN', path: '/甲/', exact: true }]
  expect(inSite(<LanguageItems page={{ ...PAGE, alternates: exact }} />)).not.toContain('<small>')
})

it('the bar begins with the title of the language, and a line stands after its links', () => {
  const drawn = (locale: string, navigation: readonly NavItem[] = []) =>
    inSite(<TopBar page={{ ...PAGE, locale }} />, { navigation })
  expect(drawn('/en/')).toContain('<a class="wordmark" href="/b/en/">A<i ')
  expect(drawn('/')).toContain('<a class="wordmark" href="/b/">甲<i ')
  expect(drawn('/fr/')).toContain('<a class="wordmark" href="/b/fr/"><i ')
  expect(drawn('/en/')).not.toContain('class="sep')
  expect(drawn('/en/', NAVIGATION)).toContain('<i class="sep only-wide" aria-hidden="true"></i>')
})
