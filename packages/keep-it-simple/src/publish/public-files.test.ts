import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentPage } from '../../tests/support/sample-pages.ts'
import { SmallRelease } from '../../tests/support/small-release.ts'
import { testSite } from '../../tests/support/test-site.ts'

let site: SmallRelease
beforeEach(() => (site = new SmallRelease()))
afterEach(() => site.remove())

const PAGES = [contentPage('/a/', 'Page A'), contentPage('/b/', 'Page B')]
const PACKED = { ...testSite.deploy, hosts: [], compress: ['gzip' as const] }

it('a file of the author’s at the address of a page, a redirect or a site file is what readers get', async () => {
  for (const name of ['a/index.html', 'a/index.md', 'old/index.html', 'robots.txt'])
    site.write(`public/${name}`, `Mine: ${name}`)
  await site.build(PAGES, { redirects: [['/old/', '/b/']] })
  for (const name of ['a/index.html', 'a/index.md', 'old/index.html', 'robots.txt'])
    expect(site.read(name)).toBe(`Mine: ${name}`)
  expect(site.read('b/index.html')).toContain('Page B')
})

it('when the author takes the file away again, the page is there and its Markdown', async () => {
  const own = ['a/index.html', 'a/index.md']
  await site.build(PAGES)
  const before = own.map((name) => site.read(name))
  for (const name of own) site.write(`public/${name}`, `Mine: ${name}`)
  await site.build(PAGES)
  await site.build(PAGES)
  expect(own.map((name) => site.read(name))).toEqual(own.map((name) => `Mine: ${name}`))
  rmSync(site.at('public'), { recursive: true })
  await site.build(PAGES)
  expect(own.map((name) => site.read(name))).toEqual(before)
})

it('a short file of the author’s has no packed copy of the page it stands for', async () => {
  const long = [contentPage('/a/', 'A long title. '.repeat(200))]
  await site.build(long, { deploy: PACKED })
  expect(site.names).toContain('a/index.html.gz')
  site.write('public/a/index.html', 'Mine')
  await site.build(long, { deploy: PACKED })
  await site.build(long, { deploy: PACKED })
  expect(site.read('a/index.html')).toBe('Mine')
  expect(site.names).not.toContain('a/index.html.gz')
})

it('a picture of the author’s in the place of a card is left as it is', async () => {
  site.write('public/a/card.png', 'my own picture')
  await site.build([PAGES[0]!], { site: { ...testSite.site, offline: false, cards: true } })
  expect(site.read('a/card.png')).toBe('my own picture')
})
