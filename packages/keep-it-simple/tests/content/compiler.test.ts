import { readdirSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PageTable } from '#store/pages.ts'
import { page, post, withSite, type TinySite } from '../support/tiny-site.ts'

describe('places', () => {
  it.each([
    ['README.md', '/'],
    ['en/README.md', '/en/'],
    ['about-me/README.md', '/about-me/'],
    ['friends.md', '/friends/'],
    ['dataMining/README.md', '/dataMining/'],
    ['dataMining/1.数据/2.data-quality.md', '/dataMining/数据/data-quality/'],
    ['en/solid/1.srp.md', '/en/solid/srp/'],
    ['blog/1.数据库/1.SQLite/wal.md', '/article/wal/'],
    ['en/blog/1.Databases/wal.md', '/en/article/wal/'],
  ])('%s without a permalink is %s', async (file, path) => {
    await withSite({ [file]: post() }, async (site) => {
      expect((await site.content(path)).filePathRelative).toBe(file)
    })
  })

  it('[S1.23] zh-CN by default, en-US under /en/', async () => {
    await withSite(
      { 'a.md': page({}), 'en/a.md': page({}), 'enough.md': page({}) },
      async (site) => {
        expect((await site.content('/a/')).lang).toBe('zh-CN')
        expect((await site.content('/en/a/')).lang).toBe('en-US')
        expect((await site.content('/enough/')).lang).toBe('zh-CN')
      },
    )
  })
})

describe('what is no page', () => {
  it('names with a dot or an underscore in front, and installed packages', async () => {
    const files = { 'a.md': page({}), '.trash/a.md': 'x', '._a.md': 'x', '_a.md': 'x' }
    await withSite({ ...files, 'node_modules/a/a.md': 'x' }, async (site) => {
      // What an editor leaves beside a file that is being changed.
      symlinkSync('me@here.1234', join(site.settings.docs, '.#a.md'))
      const { diagnostics, total } = await site.build()
      expect({ diagnostics, total }).toEqual({ diagnostics: [], total: 1 })
    })
  })
})

describe('page data', () => {
  it('[S3.4] [S2.4.4] carries title, lang, path, file, settings, type and reading time', async () => {
    const source = page(
      {
        permalink: '/a/',
        description: 'D',
        comments: false,
        commentID: 'c',
        photoSwipe: false,
        plot: { trigger: 'click' },
        bulletin: false,
        changelog: true,
        contributors: false,
        head: [['meta', { name: 'x', content: 'y' }]],
      },
      '字'.repeat(600),
    )
    await withSite({ 'a.md': source }, async (site) => {
      expect(await site.content('/a/')).toMatchObject({
        title: 'Title',
        lang: 'zh-CN',
        path: '/a/',
        filePathRelative: 'a.md',
        type: 'content',
        pageLayout: 'doc',
        layout: 'Layout',
        description: 'D',
        readingTime: { words: 600, minutes: 2 },
        head: [['meta', { name: 'x', content: 'y' }]],
        frontmatter: {
          comments: false,
          commentID: 'c',
          photoSwipe: false,
          plot: { trigger: 'click' },
          bulletin: false,
          changelog: true,
          contributors: false,
        },
      })
    })
  })

  it('[S5.1] the outline is 2..3 unless the page says otherwise', async () => {
    const body = '## Two\n\n### Three\n\n#### Four\n\n> ## Quoted'
    const levels = async (outline?: unknown) =>
      withSite(
        { 'a.md': page({ ...(outline !== undefined && { outline }) }, body) },
        async (site) => (await site.content('/a/')).headings.map(({ level }) => level),
      )
    expect(await levels()).toEqual([2, 3])
    expect(await levels('deep')).toEqual([2, 3, 4])
    expect(await levels(3)).toEqual([3])
    expect(await levels([3, 4])).toEqual([3, 4])
    expect(await levels(false)).toEqual([])
  })

  it('[S7.13] the edit link is the source file on branch main in folder docs', async () => {
    await withSite({ 'blog/1.数据库/a.md': post() }, async (site) => {
      const link = (await site.content('/article/a/')).editLink
      expect(decodeURI(link!)).toBe(
        'https://github.com/example/keep-it-simple/edit/main/docs/blog/1.数据库/a.md',
      )
    })
  })

  it('links between files become addresses when the pages are known', async () => {
    const files = {
      'a.md': page({}, '[b](./sub/b.md#节) and [b](/sub/b.md)'),
      'sub/b.md': page({ permalink: '/moved/here/' }, '## 节'),
    }
    await withSite(files, async (site) => {
      const html = JSON.stringify((await site.content('/a/')).body)
      expect(html).toContain('href=\\"/moved/here/#%E8%8A%82\\"')
      expect(html).toContain('href=\\"/moved/here/\\"')
    })
  })
})

describe('drafts', () => {
  it('are pages while writing and nothing in a build', async () => {
    const files = { 'blog/a.md': post({ draft: true, tags: ['Secret'] }), 'blog/b.md': post() }
    await withSite(files, async (site) => {
      expect(await site.page('/article/a/')).toBeUndefined()
      const pages = [...new PageTable(site.settings.out).pages()]
      expect(JSON.stringify(pages)).not.toContain('Secret')
    })
    await withSite(
      files,
      async (site) => expect((await site.content('/article/a/')).draft).toBe(true),
      { drafts: true },
    )
  })
})

describe('incremental builds', () => {
  const files = Object.fromEntries(
    Array.from({ length: 8 }, (_, i) => [`blog/p${i}.md`, post({}, `Text ${i}`)]),
  )

  it('compile nothing when nothing changed, and one article when one changed', async () => {
    await withSite(files, async (site) => {
      expect((await site.build()).compiled).toBe(8)
      expect((await site.build()).compiled).toBe(0)
      site.write({ 'blog/p3.md': post({}, 'New text') })
      const third = await site.build()
      expect(third.compiled).toBe(1)
      expect(JSON.stringify((await site.content('/article/p3/')).body)).toContain('New text')
    })
  })

  it('a touched file of the same text is not compiled again, and one of the same size is', async () => {
    await withSite(files, async (site) => {
      await site.build()
      const touch = (later: number) =>
        utimesSync(join(site.root, 'docs/blog/p1.md'), new Date(), new Date(Date.now() + later))
      touch(5_000)
      expect((await site.build()).compiled).toBe(0)
      site.write({ 'blog/p1.md': post({}, 'Tent 1') })
      touch(10_000)
      expect((await site.build()).compiled).toBe(1)
    })
  })

  it('build: keeps the pages of the last complete run when there are errors', async () => {
    await withSite({ 'a.md': page({}, 'Old.'), 'b.md': page({}) }, async (site) => {
      const { store } = await site.build()
      site.write({ 'a.md': page({ title: 'New' }, 'New.'), 'b.md': page({}, '[x](/no/)') })
      expect((await site.build()).store).toBeUndefined()
      const pages = new PageTable(site.settings.out)
      expect(pages.index()).toEqual(store)
      expect(pages.outline('/a/')?.title).toBe('Title')
      // Its text was compiled again, and must not be shown under what is known of the old one.
      expect(() => pages.text('/a/')).toThrow('docs/a.md has changed since the site was built')
    })
  })

  it('never write into docs/', async () => {
    await withSite(files, async (site) => {
      const before = snapshot(site)
      await site.build()
      expect(snapshot(site)).toEqual(before)
    })
  })
})

function snapshot({ settings }: TinySite): string[] {
  return readdirSync(settings.docs, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { mtimeMs, size } = statSync(join(settings.docs, name))
    return `${name} ${mtimeMs} ${size}`
  })
}
