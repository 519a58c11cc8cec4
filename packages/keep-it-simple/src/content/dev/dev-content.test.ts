import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hashPassword, makeSalt } from '#content/locks/bcrypt.ts'
import { SiteHistory } from '../../../tests/support/history.ts'
import { fileOf, withLive } from '../../../tests/support/live-content.ts'
import { page, post } from '../../../tests/support/tiny-site.ts'
import type { LockedPage } from '#model/page.ts'

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
    })
  })

  it('sees what was saved: in the text, in lists and beside other pages', async () => {
    await withLive(FILES, async ({ live, content, save }) => {
      const edited = (title: string) =>
        post({ title, permalink: '/a/' }, 'New.\n\n<!-- more -->\n\nRest.')
      await content('/a/')
      await save({ 'blog/a.md': edited('A') })
      expect((await content('/a/')).body).toContain('New.')
      expect(JSON.stringify(await live.find('/blog/'))).toContain('New.')
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
    await withLive(files, async ({ live, codes, save }) => {
      expect(live.diagnostics).toEqual([])
      await live.rest()
      expect(live.isWhole).toBe(true)
      expect(codes()).toContain('dead-link')
      await save({ 'c.md': page({}, '[x](/a/)') })
      expect(codes()).not.toContain('dead-link')
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

describe('what goes wrong while an author writes', () => {
  it('a dead link in a saved page is reported before the other pages are checked', async () => {
    await withLive(FILES, async ({ codes, save }) => {
      await save({ 'c.md': page({}, '[x](/no/)') })
      expect(codes()).toEqual(['dead-link'])
    })
  })

  it('a missing picture stops being reported when the file comes into public/', async () => {
    const files = { ...FILES, 'c.md': page({}, '![P](/p.svg)') }
    await withLive(files, async ({ live, codes, save }) => {
      await live.rest()
      expect(codes()).toContain('missing-picture')
      await save({
        'public/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      })
      await live.rest()
      expect(codes()).not.toContain('missing-picture')
    })
  })

  it('a translation is reported as outdated when its original changed later', async () => {
    const files = {
      ...FILES,
      'c.md': page({ permalink: '/c/' }, 'One.'),
      'en/c.md': page({ permalink: '/en/c/', translation: '/c/' }, 'One.'),
    }
    await withLive(files, async ({ live, site, codes, content }) => {
      const history = new SiteHistory(site)
      history.commit('first', '2024-01-01T00:00:00Z')
      site.write({ 'c.md': page({ permalink: '/c/' }, 'One. Two.') })
      history.commit('second', '2024-01-02T00:00:00Z')
      await content('/c/')
      await live.rest()
      await expect.poll(async () => (await content('/c/')).git?.updatedTime).toMatch(/^2024-01-02/)
      await live.rest()
      expect(codes()).toContain('stale-translation')
      expect(await content('/en/c/')).toMatchObject({ behind: { path: '/c/' } })
    })
  })

  it('a failing hook is a problem, and its page is shown without it', async () => {
    const page = ({ path }: { readonly path: string }) => {
      if (path === '/a/') throw new Error('no luck')
      return { data: { seen: true } }
    }
    await withLive(
      FILES,
      async ({ live, content }) => {
        expect(await content('/a/')).not.toHaveProperty('data')
        expect(await content('/b/')).toMatchObject({ data: { seen: true } })
        await live.rest()
        expect(live.diagnostics.map(({ message }) => message)).toEqual([
          expect.stringContaining('no luck'),
        ])
      },
      { hooks: { page } },
    )
  })
})

describe('locked pages', () => {
  const lockedBy = async (password: string) => ({
    ...FILES,
    's.md': page({ encrypt: { hash: await hashPassword(password, makeSalt(4)) } }, 'Secret text.'),
  })

  it('say which password opens them', async () => {
    const password = 'otter-carries-nine-lamps'
    await withLive(
      await lockedBy(password),
      async ({ live }) => {
        const { inside, ...prompt } = (await live.find('/s/')) as LockedPage
        expect(JSON.stringify(prompt)).not.toContain('Secret text.')
        expect(inside?.openers).toEqual([0])
      },
      { passwords: [password] },
    )
  })

  it('are open to their author where no password is known', async () => {
    await withLive(
      await lockedBy('nobody-knows-this-one'),
      async ({ content }) => {
        expect((await content('/s/')).body).toContain('Secret text.')
      },
      { passwords: [] },
    )
  })
})
