import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { enUS } from '#locale/en-US.ts'
import type { SiteConfig } from '#model/site.ts'
import { PagePager } from '../doc/PagePager.tsx'
import { SiteContext } from '../site-context.ts'
import { Pager } from './Pager.tsx'

const VIEW = {
  site: {} as SiteConfig,
  navigation: [],
  lang: 'en-US',
  strings: enUS,
  href: (address: string) => `/base${address}`,
  archives: undefined,
  feed: undefined,
  year: 2026,
}
const draw = (page: number, pages: number): string =>
  renderToString(
    <SiteContext value={VIEW}>
      <Pager page={page} pages={pages} link="/blog/" />
    </SiteContext>,
  )
/** Addresses by what the link is. */
const steps = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)" rel="(\w+)"/g)].map(([, href, rel]) => `${rel} ${href}`)

it('[S9.2] a list of one page has no pager', () => {
  expect(draw(1, 1)).toBe('')
  expect(draw(1, 2)).not.toBe('')
})

it('[S9.2] leads to the page before and the one after; at an end the place stays', () => {
  expect(steps(draw(2, 3))).toEqual(['prev /base/blog/', 'next /base/blog/page/3/'])
  expect(steps(draw(1, 3))).toEqual(['next /base/blog/page/2/'])
  expect(steps(draw(3, 3))).toEqual(['prev /base/blog/page/2/'])
  expect(draw(2, 3)).not.toContain('aria-disabled')
  expect(draw(3, 3).match(/aria-disabled="true"/g)).toHaveLength(1)
})

it('[S4.13] says which page this is, and names the others', () => {
  const html = draw(2, 3)
  expect(html).toContain('<b aria-current="page">2</b>')
  expect(html).toContain('href="/base/blog/page/3/" aria-label="Page 3"')
  expect(html).not.toContain('…')
  expect(draw(20, 40)).toContain('<span>…</span>')
})

it('[S1.17] an article leads to its neighbours, and to none it does not have', () => {
  const drawn = (prev: boolean, next: boolean): string =>
    renderToString(
      <SiteContext value={VIEW}>
        <PagePager
          prev={prev ? { text: 'Before', link: '/a/' } : undefined}
          next={next ? { text: 'After', link: '/c/' } : undefined}
        />
      </SiteContext>,
    )
  expect(steps(drawn(true, true))).toEqual(['prev /base/a/', 'next /base/c/'])
  expect(steps(drawn(true, false))).toEqual(['prev /base/a/'])
  expect(steps(drawn(false, true))).toEqual(['next /base/c/'])
  expect(drawn(false, false)).toBe('')
  expect(drawn(true, true)).toMatch(/Before.*After/)
})
