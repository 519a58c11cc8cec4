import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testSite } from '../../tests/support/test-site.ts'
import type { PublishInput } from './publish.ts'
import { writeSiteFiles } from './site-files.ts'
import type { Survey } from './survey.ts'
import { writeMarkdown } from './write-markdown.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'site-files-'))))
afterEach(() => rmSync(root, { recursive: true }))

const entry = (path: string, more: object = {}) => ({
  path,
  lang: 'zh-CN',
  locale: '/',
  title: path,
  isArticle: true,
  indexed: true,
  tags: [],
  file: `${path.slice(1, -1)}.md`,
  ...more,
})
const absolute = (address: string) => `https://a.example${address}`

/** A release that remembers what was printed, and has some files from before. */
function site(given: object = {}, reused: readonly string[] = []) {
  const printed: Record<string, string> = {}
  const input = {
    store: {
      redirects: [['/old/', '/新/']],
      media: [[join(root, 'docs/a.png'), '/media/a-1.png']],
    },
    shell: { licences: [{ name: 'p', version: '1.0.0', licence: 'MIT' }] },
    site: { ...testSite.site, base: '/blog/', offline: false },
    collections: [],
    docs: join(root, 'docs'),
    publicDir: root,
    deploy: { hosts: ['netlify', 'nginx'], compress: [] },
    release: {
      print: (name: string, text: string) => (printed[name] = text),
      reuseDrawn: (name: string) => reused.includes(name),
    },
    markdownOf: (file: string) => `Text of ${file}, ![p](/a.png) and [b](./b.md)`,
    ...given,
  } as unknown as PublishInput
  const survey = {
    entries: [entry('/a/'), entry('/b/'), entry('/tags/', { isArticle: false })],
    absolute,
    policy: "default-src 'none'",
    bodyOf: () => '<p>x</p>',
    runs: [],
  } as unknown as Survey
  return { printed, input, survey }
}

it('every site has a map, rules for robots, feeds, licences and what its hosts read', () => {
  const { printed, input, survey } = site()
  const { names, hosts } = writeSiteFiles(input, survey)
  expect(Object.keys(printed)).toEqual([...names])
  expect(names).toEqual(
    expect.arrayContaining(['sitemap.xml', 'robots.txt', 'llms.txt', 'licenses.txt', '_headers']),
  )
  expect(printed['robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n',
  )
  expect(printed['licenses.txt']).toContain('p 1.0.0 (MIT)')
  expect(printed['_redirects']).toBe('/blog/old/ /blog/%E6%96%B0/ 301\n')
  expect(printed['_headers']).toContain("Content-Security-Policy: default-src 'none'")
  expect(hosts['nginx.conf']).toContain('error_page 403 404 =404 /blog/en/404.html;')
  expect(names.some((name) => /manifest|sbom/.test(name))).toBe(false)
})

it('what is installed, and what the site is built from, is there where it is asked for', () => {
  const installed = { site: { ...testSite.site, offline: true }, sbom: '{}' }
  const { printed, input, survey } = site(installed)
  writeSiteFiles(input, survey)
  expect(printed['sbom.cdx.json']).toBe('{}')
  expect(printed['manifest.webmanifest']).toContain('standalone')
})

it('a file of the owner’s own stays', () => {
  writeFileSync(join(root, 'robots.txt'), 'own')
  const { printed, input, survey } = site()
  expect(writeSiteFiles(input, survey).names).not.toContain('robots.txt')
  expect(printed['robots.txt']).toBeUndefined()
})

it('articles have their Markdown beside them, with links that lead somewhere', () => {
  const { printed, input, survey } = site({}, ['b/index.md'])
  expect(writeMarkdown([], survey, input)).toEqual(['a/index.md', 'b/index.md'])
  expect(Object.keys(printed)).toEqual(['a/index.md'])
  expect(printed['a/index.md']).toContain(
    'Text of a.md, ![p](https://a.example/media/a-1.png) and [b](https://a.example/b/)',
  )
  writeMarkdown(['/b/'], survey, input)
  expect(Object.keys(printed)).toEqual(['a/index.md', 'b/index.md'])
})
