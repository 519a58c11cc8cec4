import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileOf, withLive } from '../../../tests/support/live-content.ts'
import { page, post } from '../../../tests/support/tiny-site.ts'

const FILES = {
  'README.md': page({ title: 'Home' }),
  'blog/a.md': post({ title: 'A', permalink: '/a/' }, 'Old.\n\n<!-- more -->\n\nRest.'),
  'blog/b.md': post({ title: 'B', permalink: '/b/' }, 'Of b.'),
}

describe('an author who writes', () => {
  it('sees a page at once, and nothing where there is none', async () => {
    await withLive(FILES, async ({ live, content }) => {
      expect(live.size).toBe(3)
      expect(live.pages()).toEqual([])
      expect((await content('/a/')).body).toContain('Old.')
      expect(live.isWhole).toBe(false)
      expect(live.pages().map(({ path }) => path)).toContain('/b/')
      expect(await live.find('/none/')).toBeUndefined()
      expect((await live.read()).map(({ path }) => path)).toEqual(['/a/'])
    })
  })

  it('sees what was saved: in the text, in lists and beside other pages', async () => {
    await withLive(FILES, async ({ live, content, save }) => {
      const edited = (title: string) =>
        post({ title, permalink: '/a/' }, 'New.\n\n<!-- more -->\n\nRest.')
      await content('/a/')
      await save({ 'blog/a.md': edited('A') })
      expect((await content('/a/')).body).toContain('New.')
      expect(await live.text('/blog/')).toContain('New.')
      await save({ 'blog/a.md': edited('Other') })
      expect((await content('/b/')).prev?.text).toBe('Other')
    })
  })

  it('sees a page that comes, and none that went', async () => {
    await withLive(FILES, async ({ live, site, content, save }) => {
      await content('/a/')
      await save({ 'c.md': page({ title: 'C' }) })
      expect((await content('/c/')).title).toBe('C')
      const path = fileOf(site.root, 'c.md')
      rmSync(path)
      await live.update(new Set([path]))
      expect(await live.find('/c/')).toBeUndefined()
    })
  })

  it('sees a link mended when its page is written', async () => {
    const files = { ...FILES, 'c.md': page({}, '[x](./new.md)') }
    await withLive(files, async ({ content, save }) => {
      expect((await content('/c/')).body).toContain('<a data-dead="" href="/new/">')
      await save({ 'new.md': page({ permalink: '/elsewhere/' }) })
      expect((await content('/c/')).body).toContain('<a href="/elsewhere/">')
    })
  })

  it('sees a picture when it comes', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    const files = { ...FILES, 'c.md': page({}, '![P](./p.svg)') }
    await withLive(files, async ({ live, site, content, save }) => {
      await content('/c/')
      await save({ 'p.svg': svg })
      const source = /src="([^"]+)"/.exec((await content('/c/')).body)![1]!
      expect(live.media(source)).toBe(fileOf(site.root, 'p.svg'))
      expect(live.media('/sealed/none')).toBeUndefined()
    })
  })

  it('reads all that is wrong when the rest was looked at, and that it is mended', async () => {
    const files = { ...FILES, 'c.md': page({}, '[x](/no/)') }
    await withLive(files, async ({ live, news, codes, save }) => {
      expect(live.diagnostics).toEqual([])
      await live.rest()
      expect(live.isWhole).toBe(true)
      expect(codes()).toContain('dead-link')
      expect(news).toContain('pages')
      expect(news.at(-1)).toBe('problems')
      expect(await live.read()).toHaveLength(4)
      await save({ 'c.md': page({}, '[x](/a/)') })
      expect(codes()).not.toContain('dead-link')
      news.length = 0
      await save({ 'c.md': page({}, '[x](/a/) again') })
      expect(news).toEqual([])
    })
  })
})

describe('pages that no author wrote', () => {
  it.each([
    ['/404.html', 'not-found'],
    ['/en/404.html', 'not-found'],
    ['/offline.html', 'offline'],
    ['/search/', 'search'],
    ['/saved/', 'saved'],
    ['/blog/', 'posts'],
  ])('%s is there', async (path, type) => {
    await withLive(FILES, async ({ live }) => {
      expect(await live.find(path)).toMatchObject({ type, path })
    })
  })

  it('lead on from an old address', async () => {
    const files = { ...FILES, 'c.md': page({ redirectFrom: ['/old/'] }) }
    await withLive(files, async ({ live }) => {
      expect(await live.find('/old/')).toMatchObject({ redirect: '/c/' })
    })
  })
})
