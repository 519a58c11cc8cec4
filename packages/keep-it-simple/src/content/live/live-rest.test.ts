import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashPassword, makeSalt } from '#content/locks/bcrypt.ts'
import type { IslandBundle } from '#model/island.ts'
import { withLive } from '../../../tests/support/live-content.ts'
import { page, post, type Files } from '../../../tests/support/tiny-site.ts'

const FILES = {
  'README.md': page({ title: 'Home' }),
  'blog/a.md': post(
    { title: 'A', permalink: '/a/' },
    '<!-- @include: ./_part.md -->\n\n<!-- more -->\n\nRest.',
  ),
  'blog/_part.md': 'Old beginning.\n',
}

describe('what is not on the screen', () => {
  it('is compiled once there is time: lists show beginnings then', async () => {
    await withLive(FILES, async ({ live, news, save }) => {
      expect(await live.text('/blog/')).not.toContain('Old beginning.')
      expect(live.isWhole).toBe(false)
      await live.rest()
      expect(news.slice(0, 2)).toEqual(['pages', 'pages'])
      expect(await live.text('/blog/')).toContain('Old beginning.')
      await save({ 'blog/_part.md': 'New beginning.\n' })
      expect(await live.text('/blog/')).toContain('New beginning.')
    })
  })

  it('says nothing when there is nothing new', async () => {
    await withLive(FILES, async ({ live, news }) => {
      await live.rest()
      news.length = 0
      await live.rest()
      expect(news).toEqual([])
    })
  })

  it('is looked at when very many files were saved at once', async () => {
    const posts = (title: string): Files =>
      Object.fromEntries(
        Array.from({ length: 31 }, (_, nth) => [
          `blog/p${nth}.md`,
          post({ title: `${title} ${nth}`, permalink: `/p${nth}/` }),
        ]),
      )
    await withLive(posts('First'), async ({ live, save, content }) => {
      expect(await live.text('/blog/')).toContain('First')
      await save(posts('Second'))
      expect(await live.text('/blog/')).not.toContain('First')
      expect((await content('/p30/')).title).toBe('Second 30')
      expect(live.isWhole).toBe(false)
    })
  })
})

describe('problems behind the pages', () => {
  it('end when a file in public/ comes', async () => {
    const files = { ...FILES, 'c.md': page({}, '![P](/p.svg)') }
    await withLive(files, async ({ live, codes, save }) => {
      await live.rest()
      const before = codes()
      expect(before).toContain('missing-picture')
      await save({
        'public/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      })
      await live.rest()
      expect(codes()).not.toContain('missing-picture')
    })
  })

  it('are known of a page that was saved at once, before all others are looked at', async () => {
    await withLive(FILES, async ({ live, news, codes, save }) => {
      await save({ 'c.md': page({}, '[x](/no/)') })
      expect(codes()).toEqual(['dead-link'])
      expect(news).toEqual(['problems'])
      expect(await live.update(new Set())).toEqual({ isShown: true })
    })
  })
})

describe('files behind the pages', () => {
  it('are those of locked pages, by their own names alone', async () => {
    await withLive(FILES, async ({ live, site }) => {
      const folder = join(site.settings.out, 'sealed')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'ab.bin'), 'x')
      expect(live.media('/sealed/ab.bin')).toBe(join(folder, 'ab.bin'))
      for (const other of ['/x/sealed/ab.bin', '/sealed/ab.bin/', '/sealed/../sealed/ab.bin'])
        expect(live.media(other)).toBeUndefined()
    })
  })

  it('are islands, bundled once, and again when one was edited', async () => {
    let bundled = 0
    const bundle = async (): Promise<IslandBundle> => ({
      hash: String(++bundled),
      sources: '',
      styles: {},
      diagnostics: [],
    })
    await withLive(
      FILES,
      async ({ live }) => {
        await live.find('/a/')
        expect(bundled).toBe(0)
        await live.rest()
        await live.rest()
        expect(bundled).toBe(1)
        await live.bundleAgain()
        expect(bundled).toBe(2)
      },
      {},
      bundle,
    )
  })
})

describe('a locked page', () => {
  it('is locked while it is written, too', async () => {
    const password = 'otter-carries-nine-lamps'
    const hash = await hashPassword(password, makeSalt(4))
    const files = { ...FILES, 's.md': page({ encrypt: { hash } }, 'Secret text.') }
    await withLive(
      files,
      async ({ live }) => {
        const text = await live.text('/s/')
        expect(text).toBeDefined()
        expect(text).not.toContain('Secret text.')
      },
      { passwords: [password] },
    )
  })

  it('is open to its author where no password is known', async () => {
    const hash = await hashPassword('nobody-knows-this-one', makeSalt(4))
    const files = { ...FILES, 's.md': page({ encrypt: { hash } }, 'Secret text.') }
    await withLive(
      files,
      async ({ content }) => {
        expect((await content('/s/')).body).toContain('Secret text.')
      },
      { passwords: [] },
    )
  })
})
