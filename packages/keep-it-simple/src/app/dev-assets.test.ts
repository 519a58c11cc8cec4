import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { contentPage } from '../../tests/support/sample-pages.ts'
import { ENGINE } from '#config/engine-files.ts'
import type { PageData } from '#model/page.ts'
import { devAssets } from './dev-assets.ts'

/** What modules import, by their addresses. */
type Imports = Readonly<Record<string, readonly string[]>>

const viteOf = (imports: Imports, notice?: string) => {
  const asked: string[] = []
  const vite = {
    environments: {
      client: {
        pluginContainer: {
          resolveId: async (name: string) =>
            name === 'virtual:keep-it-simple/notice.css' && notice !== undefined
              ? { id: notice }
              : null,
        },
      },
      ssr: {
        transformRequest: async (url: string) => {
          asked.push(url)
          return imports[url] ? { deps: imports[url] } : null
        },
      },
    },
  }
  return { vite: vite as unknown as ViteDevServer, asked }
}

/** An author's folder with a block that is a component and one that is only styled. */
function authorFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'dev-assets-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = ['dial/block.ts', 'dial/Dial.tsx', 'dial/style.css', 'plain/style.css']
  for (const file of files) {
    mkdirSync(join(root, 'blocks', file, '..'), { recursive: true })
    writeFileSync(join(root, 'blocks', file), '')
  }
  return root
}

const assetsOf = (
  imports: Imports,
  more: { root?: string; page?: PageData; layout?: string; sheet?: string; notice?: string } = {},
) =>
  devAssets(
    viteOf(imports, more.notice).vite,
    more.root ?? tmpdir(),
    '/blog/',
    more.page,
    more.layout ?? 'doc',
    more.sheet,
  )

it('a page loads the same entries as when it is published, from their sources', async () => {
  expect(await assetsOf({})).toMatchObject({
    script: '/blog/src/app/entry-boot.ts',
    chunks: ['/blog/src/app/entry-actions.ts', '/blog/src/app/entry-browser.tsx'],
    search: ['/blog/src/app/entry-search.tsx'],
    styles: ['/blog/src/theme/styles/site.css'],
    late: '/blog/src/theme/styles/late.css',
    layoutStyles: { doc: [] },
    blockStyles: {},
    authorStyles: [],
    assetScripts: {},
    islandScripts: {},
    preload: {},
    serif: {},
    programs: [],
    shell: [],
  })
})

it('the sheet of the notice and the author’s lie where they lie', async () => {
  const ours = await assetsOf({}, { notice: join(ENGINE, 'src/theme/styles/no-notice.css') })
  expect(ours.styles[1]).toBe('/blog/src/theme/styles/no-notice.css')
  const other = { notice: '/tmp/src/notice.css', sheet: '/home/me/src/theme.css' }
  const { styles, authorStyles } = await assetsOf({}, other)
  expect(styles[1]).toBe('/blog/@fs/tmp/src/notice.css')
  expect(authorStyles).toEqual(['/blog/@fs/home/me/src/theme.css'])
})

it('a layout brings the sheets it imports, through others too, each once and in their order', async () => {
  const layout = '/src/theme/layouts/NotFoundLayout.tsx'
  const imports = {
    [layout]: ['/src/a.css', '/src/shell.ts', '/src/a.css', '/node_modules/x/x.css', 'react'],
    '/src/shell.ts': ['/src/b.css', layout, '/@id/__x00__virtual.css', '/src/c.css'],
  }
  const { vite, asked } = viteOf(imports)
  const found = await devAssets(vite, tmpdir(), '/', undefined, 'not-found')
  expect(found.layoutStyles).toEqual({ 'not-found': ['/src/a.css', '/src/b.css', '/src/c.css'] })
  expect(asked).toEqual([layout, '/src/shell.ts'])
})

it('an author’s layout has the sheets of texts and wide pages', async () => {
  const imports = { '/src/theme/layouts/own-styles.ts': ['/src/wide.css'] }
  expect((await assetsOf(imports, { layout: 'Wide' })).layoutStyles).toEqual({
    Wide: ['/blog/src/wide.css'],
  })
})

it('what a page mounts brings its script and its sheets', async () => {
  const root = authorFolder()
  const page = contentPage('/a/', 'A', {
    assets: ['dial', 'plain', 'table', 'comments', 'islands'],
  })
  const imports = {
    [`/@fs${root}/blocks/dial/Dial.tsx`]: ['/@fs/tmp/dial-parts.css'],
    '/src/theme/page-assets/comments.ts': ['/src/comments.css'],
    '/src/theme/islands/islands.ts': ['/src/islands.css'],
  }
  const { assetScripts, blockStyles, quiet } = await assetsOf(imports, { root, page })
  expect(assetScripts).toEqual({
    dial: '/blog/@id/__x00__virtual:keep-it-simple/blocks/dial',
    plain: '/blog/@id/__x00__virtual:keep-it-simple/blocks/plain',
    table: '/blog/@id/__x00__virtual:keep-it-simple/blocks/table',
    comments: '/blog/src/theme/page-assets/comments.ts',
    islands: '/blog/src/theme/islands/islands.ts',
  })
  expect(blockStyles).toEqual({
    dial: ['/blog/@fs/tmp/dial-parts.css', `/blog/@fs${root}/blocks/dial/style.css`],
    plain: [`/blog/@fs${root}/blocks/plain/style.css`],
    table: ['/blog/src/blocks/table/style.css'],
    comments: ['/blog/src/comments.css'],
    islands: ['/blog/src/islands.css'],
  })
  expect(quiet).toContain('islands')
})

it('a page of another kind mounts nothing', async () => {
  const { assets: _, ...page } = contentPage('/a/', 'A')
  expect((await assetsOf({}, { page })).assetScripts).toEqual({})
})
