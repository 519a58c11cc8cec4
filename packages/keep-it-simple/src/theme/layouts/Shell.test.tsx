import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inSite, siteViewOf } from '../../../tests/support/in-site.tsx'
import { contentPage, lockedPage } from '../../../tests/support/sample-pages.ts'
import type { PageData } from '#model/page.ts'
import { SiteContext } from '../site-context.ts'
import { Shell } from './Shell.tsx'

const bulletin = { 'en-US': { id: 'n', title: 'Notice', content: 'One\n\nTwo\nlines' } }
const draw = (page: PageData, notice: object = bulletin) =>
  inSite(<Shell page={page}>The page</Shell>, {
    site: { bulletin: notice as never, license: 'CC-BY-4.0' },
  })
/** What stands around a page. */
const around = (page: PageData) => {
  const html = draw(page)
  return ['bar', 'bulletin', 'foot', 'totop', 'skip'].filter((name) =>
    html.includes(`class="${name}"`),
  )
}
const page = (more: object = {}) => contentPage('/en/a/', 'A', { locale: '/en/', ...more })
const settings = (frontmatter: object) => page({ frontmatter })

it('a page stands between the bar, the notice and the foot', () => {
  expect(around(page())).toEqual(['bar', 'bulletin', 'foot', 'totop', 'skip'])
  expect(around(page({ alone: false }))).toEqual(around(page()))
  const list = { ...page(), type: 'tags', frontmatter: { navbar: false, footer: false } } as never
  expect(around(list)).toEqual(around(page()))
})

it('its settings leave parts out', () => {
  expect(around(settings({ navbar: false }))).toEqual(['bulletin', 'foot', 'totop', 'skip'])
  expect(around(settings({ navbar: true, footer: true }))).toEqual(around(page()))
  expect(around(settings({ bulletin: false }))).not.toContain('bulletin')
  const footless = around(settings({ footer: false }))
  expect(footless).toEqual(['bar', 'bulletin', 'totop', 'skip'])
})

it('a custom page stands alone', () => {
  expect(draw(page({ pageLayout: 'custom' }))).toBe('The page')
})

it('around a prompt that locks the whole site there is no way past it', () => {
  const prompt = { ...lockedPage('/a/', 'A', true), scope: 'site' } as PageData
  expect(around(prompt)).toEqual(['foot', 'totop', 'skip'])
  expect(draw(prompt)).not.toContain('licensed')
  expect(around(lockedPage('/a/', 'A', true))).toContain('bar')
  expect(around(page({ alone: true }))).toEqual(['foot', 'totop', 'skip'])
  expect(around(page({ scope: 'site' }))).toContain('bar')
})

it('what was unlocked is read with a place for locking it again', () => {
  const place = (more: object) =>
    renderToString(
      <SiteContext value={siteViewOf()}>
        <Shell page={page(more)}>The page</Shell>
      </SiteContext>,
    ).includes('The page<!--$')
  expect(place({ opened: 'page' })).toBe(true)
  expect(place({})).toBe(false)
})

const notice = (more: object) =>
  draw(page(), { 'en-US': { ...bulletin['en-US'], ...more }, 'zh-CN': { id: 'z' } })

it('a notice is a line above the page, in paragraphs', () => {
  const html = notice({})
  expect(html).toContain('<aside class="bulletin" data-place="top" aria-labelledby=')
  expect(html).toContain('<div><p>One</p><p>Two\nlines</p></div>')
  expect(html).toContain('data-id="n"')
  expect(html).toContain('data-known="n z"')
})

it('or a box in a corner, with a border unless that is not wanted', () => {
  const corner = { place: 'corner' }
  expect(notice(corner)).toContain('data-place="corner" data-layout="top-right" data-border=""')
  expect(notice({ ...corner, layout: 'bottom-left', border: false })).toContain(
    'data-place="corner" data-layout="bottom-left" aria-labelledby',
  )
  expect(notice({ ...corner, border: true })).toContain('data-border=""')
})

it('or HTML', () => {
  expect(notice({ html: true, content: '<p>Set</p>' })).toContain('<div><p>Set</p></div>')
})

it('a site without notices has none', () => {
  const html = inSite(<Shell page={page()}>The page</Shell>)
  expect(html).not.toContain('bulletin')
})

it('the foot names links of the language, the feed and the source, each where it is', () => {
  const links = (site: object, feed?: string) =>
    /<nav class="foot-links" aria-label="Footer">(.*?)<\/nav>/.exec(
      inSite(<Shell page={page()}>x</Shell>, { site: site, feed }),
    )?.[1]
  const footer = {
    '/en/': [{ text: 'Legal', link: '/legal/' }],
    '/': [{ text: '法', link: '/f/' }],
  }
  const repository = { url: 'https://git.example/' }
  expect(links({ footer, repository }, '/rss.xml')).toBe(
    '<ul><li><a href="/b/legal/">Legal</a></li><li><a href="/rss.xml">Feed (RSS)</a></li><li><a href="https://git.example/">Source</a></li></ul>',
  )
  expect(links({ footer })).toBe('<ul><li><a href="/b/legal/">Legal</a></li></ul>')
  expect(links({})).toBeUndefined()
})
