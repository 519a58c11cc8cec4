import { expect, it } from 'vitest'
import { isPlainDrawing } from '#content/saved-icons.ts'
import { testSite } from '../support/test-site.ts'
import { page, withSite } from '../support/tiny-site.ts'

const STAR = { body: '<path fill="currentColor" d="M0 0h9"/>', viewBox: '0 0 24 24' }
const saved = (icons: object) => ({ '.icons.json': JSON.stringify(icons) })
const social = (icon: string) => ({
  site: { ...testSite.site, social: [{ icon, link: 'https://social.example/' }] },
})
const friends = (icon: string) =>
  page({
    permalink: '/friends/',
    pageLayout: 'friends',
    list: [
      { name: 'A', link: 'https://a.example/', socials: [{ icon, link: 'https://b.example/' }] },
    ],
  })

it('icons of social links, friends and texts are drawn from what was fetched', async () => {
  const files = {
    'a.md': page({ permalink: '/a/' }, '::odd-set:star::'),
    'friends.md': friends('odd-set:star'),
    ...saved({ 'odd-set:star': STAR }),
  }
  await withSite(
    files,
    async (site) => {
      const a = await site.content('/a/')
      expect(a.body).toContain(STAR.body)
      expect(a.glyphs).toEqual({ 'odd-set:star': STAR })
      expect((await site.content('/friends/')).glyphs).toEqual({ 'odd-set:star': STAR })
      site.write(saved({ 'odd-set:star': { ...STAR, viewBox: '0 0 8 8' } }))
      expect((await site.content('/a/')).body).toContain('viewBox="0 0 8 8"')
    },
    social('odd-set:star'),
  )
})

it('only lines and shapes are drawings', async () => {
  for (const body of [
    STAR.body,
    '<g fill="none"><circle cx="1" cy="1" r="1"/><path d="M0 0"/></g>',
    '<defs><mask id="a"><rect width="1" height="1"/></mask></defs><use href="#a"/>',
  ])
    expect([body, isPlainDrawing(body)]).toEqual([body, true])
  for (const body of [
    '<script>alert(1)</script>',
    '<path onload="alert(1)" d=""/>',
    '<path style="x" d=""/>',
    '<use href="https://evil.example/#a"/>',
    '<image href="#a"/>',
    '<path fill="url(https://evil.example/)" d=""/>',
    'a > b',
  ])
    expect([body, isPlainDrawing(body)]).toEqual([body, false])
  const evil = saved({ 'odd-set:star': { ...STAR, body: '<script>1</script>' } })
  await withSite({ 'a.md': page({}), ...evil }, async (site) =>
    expect(await site.diagnostics()).toMatchObject([
      { code: 'bad-icons', file: 'docs/.icons.json' },
    ]),
  )
})
