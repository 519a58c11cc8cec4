import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Snippet } from '#content/block-snippets.ts'
import { PACKAGE, write, writeAuthorSite } from '../support/author-site.ts'
import { LanguageServer, type Completion } from '../support/language-server.ts'
import { page, post } from '../support/tiny-site.ts'

const root = writeAuthorSite({
  'blog/a.md': post({ permalink: '/article/a/', title: '树', tags: ['算法', 'C#'] }),
  'blog/b.md': post({ permalink: '/article/b/', tags: ['算法'] }),
  'en/note.md': page({ title: 'A [note]' }),
})
const require = createRequire(import.meta.url)
const SERVER = join(
  dirname(require.resolve('yaml-language-server/package.json')),
  'bin/yaml-language-server',
)
let server: LanguageServer
let said: string

beforeAll(async () => {
  write(join(root, 'layouts/Poster.tsx'), 'export default () => null\n')
  const command = [join(PACKAGE, 'bin/kis.js'), 'editor', '--root', root]
  said = spawnSync(process.execPath, command, { encoding: 'utf8' }).stdout
  // As the starter's .vscode/settings.json says it.
  const schemas = { './.vscode/page.schema.json': ['docs/**/*.md'] }
  const yaml = { schemas, completion: true, hover: true, schemaStore: { enable: false } }
  server = await LanguageServer.start([SERVER, '--stdio'], root, { yaml })
  // It asks for its settings after it has begun.
  await vi.waitUntil(async () => (await offered('|')).length > 0, { timeout: 20_000 })
}, 60_000)
afterAll(() => {
  server.stop()
  rmSync(root, { recursive: true, force: true })
})

/** What the YAML language server offers in the front matter of a page, handed over without its fences. */
const offered = (text: string): Promise<Completion[]> =>
  server.complete(join(root, 'docs/blog/new.md'), 'yaml', text)
const labels = async (text: string) => (await offered(text)).map(({ label }) => label)

describe('the YAML language server with the schema `kis editor` wrote', { timeout: 60_000 }, () => {
  it('completes keys, each with its sentence', async () => {
    const keys = await offered('title: A\n|')
    const names = keys.map(({ label }) => label)
    for (const name of ['createTime', 'publishAt', 'tags', 'draft', 'permalink', 'coverStyle'])
      expect(names).toContain(name)
    expect(names).not.toContain('title')
    expect(keys.find(({ label }) => label === 'publishAt')?.documentation).toContain(
      'Until then it is a draft.',
    )
    expect(keys.filter(({ documentation = '' }) => documentation === '')).toEqual([])
  })

  it('completes values that can be chosen, also below a key', async () => {
    expect(await labels('plot:\n  trigger: |')).toEqual(expect.arrayContaining(['hover', 'click']))
    expect(await labels('draft: |')).toEqual(expect.arrayContaining(['true', 'false']))
    expect(await labels('config:\n  - type: |')).toEqual(
      expect.arrayContaining(['hero', 'features', 'posts', 'profile']),
    )
    expect(await labels('coverStyle:\n  |')).toEqual(
      expect.arrayContaining(['layout', 'ratio', 'width', 'compact']),
    )
  })

  it('completes what this site has: tags, layouts, languages, addresses, collections', async () => {
    expect(await labels('tags:\n  - |')).toEqual(expect.arrayContaining(['算法', 'C#']))
    expect(await labels('pageLayout: |')).toEqual(expect.arrayContaining(['home', 'Poster']))
    expect(await labels('lang: |')).toEqual(expect.arrayContaining(['zh-CN', 'en-US']))
    for (const key of ['prev', 'next', 'translation'])
      expect(await labels(`${key}: |`)).toEqual(
        expect.arrayContaining(['/article/a/', '/article/b/', '/en/note/', '/blog/']),
      )
    const section = 'config:\n  - type: posts\n    collection: |'
    expect(await labels(section)).toEqual(expect.arrayContaining(['blog', 'en/blog']))
  })
})

describe('the snippets `kis editor` wrote', () => {
  const snippets = () =>
    JSON.parse(readFileSync(join(root, '.vscode/site.code-snippets'), 'utf8')) as Record<
      string,
      Snippet
    >

  it('are counted', () => {
    expect(said).toBe(
      `.vscode/site.code-snippets: ${Object.keys(snippets()).length} snippets\n` +
        '.vscode/page.schema.json: 2 tags, 7 addresses\n',
    )
  })

  it('complete keys with their choices, tags, addresses, links and blocks', () => {
    const found = snippets()
    expect(found['front matter draft']).toMatchObject({
      scope: 'yaml,markdown',
      prefix: ['draft'],
      body: ['draft: ${1|true,false|}'],
      description: expect.stringContaining('not published'),
    })
    expect(found['front matter tags']!.body).toEqual(['tags: [${1|算法,C#|}]'])
    expect(found['front matter pageLayout']!.body[0]).toContain('custom,Poster,')
    expect(found['front matter hero']!.body).toEqual(['hero:', '  $0'])
    expect(found['front matter config']!.body).toEqual(['config:', '  - $0'])
    for (const key of ['title', 'badge', 'excerpt'])
      expect(found[`front matter ${key}`]!.body).toEqual([`${key}: $1`])
    expect(found['front matter publishAt']!.body[0]).toMatch(/^publishAt: \$CURRENT_YEAR\//)
    expect(found['tag 算法']).toMatchObject({ scope: 'yaml', body: ['算法'] })
    expect(found['tag C#']!.body).toEqual(['C#'])
    expect(found['address /article/a/']).toMatchObject({
      prefix: ['/article/a/'],
      body: ['/article/a/'],
      description: '树',
    })
    expect(found['link /en/note/']).toMatchObject({
      scope: 'markdown',
      prefix: ['[A [note]'],
      body: ['[A \\\\[note\\\\]](/en/note/)'],
    })
    expect(found['::: tip']).toMatchObject({ scope: 'markdown', body: ['::: tip', '$0', ':::'] })
  })
})
