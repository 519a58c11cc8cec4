import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PageTable } from '#store/pages.ts'
import { loadSite } from '#config/load-site.ts'
import { buildContent } from '#content/build-content.ts'
import { DevContent } from '#content/dev/dev-content.ts'
import { compilerSettings } from '#content/settings.ts'
import type { ContentPage, PageData } from '#model/page.ts'
import { page, post, withSite, type Files, type TinySite } from '../support/tiny-site.ts'

const FIXTURES = join(import.meta.dirname, '../fixtures')

async function withLive(
  files: Files,
  use: (live: DevContent, site: TinySite, save: (files: Files) => Promise<void>) => Promise<void>,
): Promise<void> {
  await withSite(
    files,
    async (site) => {
      const live = new DevContent(site.settings)
      const save = async (changed: Files) => {
        site.write(changed)
        const names = Object.keys(changed).map((name) =>
          join(site.root, name.startsWith('public/') ? name : `docs/${name}`),
        )
        await live.update(new Set(names))
      }
      try {
        await use(live, site, save)
      } finally {
        await live.close()
      }
    },
    { drafts: true },
  )
}

const contentOf = async (live: DevContent, path: string): Promise<ContentPage> => {
  const found = (await live.find(path)) as PageData | undefined
  if (found?.type !== 'content') throw new Error(`${path} is not a page of content`)
  return found
}

describe('content while it is written', () => {
  it.each(process.env['SHORT'] ? ['docs-only'] : ['docs-only', 'several-blogs', 'three-languages'])(
    'is what a build makes of it: %s',
    async (name) => {
      const root = mkdtempSync(join(tmpdir(), 'live-'))
      cpSync(join(FIXTURES, name), root, { recursive: true })
      const { file, settings: own, words } = await loadSite(root)
      const of = (out: string) =>
        compilerSettings(root, own, { settingsFile: file, words, out: join(root, out) })
      const { store, diagnostics } = await buildContent(of('built'))
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
      const library = new PageTable(join(root, 'built'))
      const live = new DevContent(of('live'))
      const paths = store!.pages.map(({ path }) => path)
      // Nobody asked for them in this order; lists show more when the rest is compiled.
      const asked = [...paths.toReversed(), ...store!.redirects.map(([from]) => from)]
      const isText = (path: string) => {
        const built = library.find(path)!
        return 'redirect' in built || (built.type === 'content' && !built.home)
      }
      // Which pages are like it, and which cite it, is known when all were read.
      const alone = (found: object | undefined) => ({
        ...found,
        related: undefined,
        citedBy: undefined,
      })
      for (const path of asked.filter(isText))
        expect([path, alone(await live.find(path))]).toEqual([path, alone(library.find(path))])
      await live.rest()
      expect(live.isWhole).toBe(true)
      for (const path of paths) expect(await live.find(path)).toEqual(library.find(path))
      expect(live.diagnostics).toEqual(diagnostics)
      for (const [source, publicPath] of store!.media) expect(live.media(publicPath)).toBe(source)
      await live.close()
      rmSync(root, { recursive: true })
    },
    60_000,
  )

  it('follows an edit of a text, of a title and of what a list shows', async () => {
    const files = {
      'README.md': page({}),
      'blog/a.md': post({ title: 'A', permalink: '/a/' }, 'Old.\n\n<!-- more -->\n\nRest.'),
      'blog/b.md': post({ title: 'B', permalink: '/b/' }),
    }
    await withLive(files, async (live, _site, save) => {
      expect((await contentOf(live, '/a/')).body).toContain('Old.')
      const edited = (title: string) =>
        post({ title, permalink: '/a/' }, 'New.\n\n<!-- more -->\n\nRest.')
      await save({ 'blog/a.md': edited('A') })
      expect((await contentOf(live, '/a/')).body).toContain('New.')
      expect(JSON.stringify(await live.find('/blog/'))).toContain('New.')
      await save({ 'blog/a.md': edited('Other') })
      expect((await contentOf(live, '/b/')).prev?.text).toBe('Other')
      await save({ 'blog/c.md': post({ title: 'C', permalink: '/c/' }) })
      expect((await contentOf(live, '/c/')).title).toBe('C')
    })
  })

  it('shows what is good of a page with mistakes', async () => {
    const files = {
      'README.md': page({}),
      'a.md': page({ title: 'A' }, '[x](./new.md) and [y](/no/).\n\n::: nothing\nInside.\n:::'),
      '1.open.md': '---\ntitle: Never closed\ntags: [x\n\nText below.\n',
      'bad.md': page({ title: 'Bad', pageLayout: 'nope', permalink: 'no-slash' }),
      'yaml.md': '---\ntitle: [\n---\n\nStill text.\n',
      'latin.md': new Uint8Array([0x23, 0x20, 0xe9, 0x0a]),
    }
    await withLive(files, async (live) => {
      const { body } = await contentOf(live, '/a/')
      expect(body).toContain('<a data-dead="" href="/new/">x</a>')
      expect(body).toContain('<a data-dead="" href="/no/">y</a>')
      expect(body).toContain('Inside.')
      expect((await contentOf(live, '/open/')).body).toContain('Text below.')
      expect((await contentOf(live, '/bad/')).pageLayout).toBe('doc')
      expect(await contentOf(live, '/yaml/')).toMatchObject({ title: 'yaml' })
      expect((await contentOf(live, '/yaml/')).body).toContain('Still text.')
      expect(await contentOf(live, '/latin/')).toMatchObject({ title: 'latin', body: '' })
      await live.rest()
      const codes = live.diagnostics.map(({ code }) => code)
      for (const code of ['dead-link', 'front-matter-open', 'broken-yaml', 'not-utf8'])
        expect(codes).toContain(code)
    })
  })

  it('mends a link when its page is written', async () => {
    const files = { 'README.md': page({}), 'a.md': page({}, '[x](./new.md)') }
    await withLive(files, async (live, _site, save) => {
      expect((await contentOf(live, '/a/')).body).toContain('data-dead')
      await live.rest()
      expect(live.diagnostics.map(({ code }) => code)).toContain('dead-link')
      await save({ 'new.md': page({ permalink: '/elsewhere/' }) })
      expect((await contentOf(live, '/a/')).body).toContain('<a href="/elsewhere/">')
      await live.rest()
      expect(live.diagnostics).toEqual([])
    })
  })
})
