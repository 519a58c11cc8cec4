import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { gatherRedirects } from './redirects.ts'

const root = mkdtempSync(join(tmpdir(), 'redirects-'))
writeFileSync(join(root, 'paper.pdf'), '')
afterAll(() => rmSync(root, { recursive: true, force: true }))

const page = (path: string, redirectFrom?: string | readonly string[]): PlacedPage =>
  ({
    path,
    frontmatter: { redirectFrom },
    source: { file: `${path.slice(1, -1)}.md`, keyLines: { redirectFrom: 3 } },
  }) as unknown as PlacedPage

function gathered(
  redirects: Readonly<Record<string, string>>,
  pages: readonly PlacedPage[] = [page('/a/'), page('/b/')],
) {
  const site = { locales: [{ prefix: '/' }, { prefix: '/en/' }] }
  const settings = { redirects, publicDir: root, site, root } as unknown as CompilerSettings
  const known = new Set(pages.map(({ path }) => path))
  const result = gatherRedirects(pages, (path) => known.has(path), settings)
  return {
    redirects: Object.fromEntries(result.redirects),
    codes: result.diagnostics.map(({ code }) => code),
    diagnostics: result.diagnostics,
  }
}

it('[S3.2] gathers old addresses from the settings and from pages', () => {
  const pages = [page('/a/', '/old'), page('/b/', ['/older/', '/oldest.html'])]
  expect(gathered({ 'x/y': '/a/' }, pages)).toEqual({
    redirects: { '/x/y/': '/a/', '/old/': '/a/', '/older/': '/b/', '/oldest.html': '/b/' },
    codes: [],
    diagnostics: [],
  })
})

it('named parameters make a redirect for each page they lead to', () => {
  const pages = [page('/article/索引/'), page('/article/b/'), page('/other/c/')]
  expect(gathered({ '/p/:slug.html': '/other/:slug/' }, pages).redirects).toEqual({
    '/p/c.html': '/other/c/',
  })
  expect(gathered({ '/posts/:slug/': '/article/:slug/' }, pages).redirects).toEqual({
    '/posts/索引/': '/article/索引/',
    '/posts/b/': '/article/b/',
  })
  expect(gathered({ '/posts/:name/': '/article/:slug/' }, pages).codes).toEqual(['bad-address'])
  expect(gathered({ '/posts/:slug/': '/nothing/:slug/' }, pages).codes).toEqual(['redirect-target'])
})

it.each(['/a?x=1', '/a#b', '/a/../b', '/./', '/a/..'])('%s cannot be an old address', (from) => {
  const { codes, redirects } = gathered({ [from]: '/a/' })
  expect({ codes, redirects }).toEqual({ codes: ['bad-address'], redirects: {} })
})

it.each(['/b/', '/B/', '/paper.pdf', '/rss.xml', '/en/rss.xml', '/404.html', '/sw.js'])(
  '%s is of this site and cannot be redirected',
  (from) => {
    const { codes, redirects } = gathered({ [from]: '/a/' })
    expect({ codes, redirects }).toEqual({ codes: ['redirect-collision'], redirects: {} })
  },
)

it('a file that nothing writes can be, and a folder named like one', () => {
  expect(gathered({ '/x/rss.xml': '/a/', '/sitemap.xml/': '/a/' }).codes).toEqual([])
})

it('one old address leads to one page; said twice, it is no conflict', () => {
  const conflict = gathered({ '/old/': '/a/' }, [page('/a/'), page('/b/', '/old')])
  expect(conflict.redirects).toEqual({ '/old/': '/a/' })
  expect(conflict.diagnostics).toMatchObject([
    {
      code: 'redirect-collision',
      file: 'docs/b.md',
      line: 3,
      message: '`/old/` is already redirected to `/a/`.',
    },
  ])
  expect(gathered({ '/old/': '/a/' }, [page('/a/', '/old/')]).codes).toEqual([])
})

it('a redirect leads to a page that exists', () => {
  const { codes, redirects } = gathered({ '/old/': '/gone/' })
  expect({ codes, redirects }).toEqual({ codes: ['redirect-target'], redirects: {} })
})
