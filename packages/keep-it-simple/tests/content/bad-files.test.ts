import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemsIn } from '../support/found-problems.ts'
import { page, post, withSite, type Files, type TinySite } from '../support/tiny-site.ts'

const inDocs = (site: TinySite, name: string) => join(site.root, 'docs', name)

it('[B04] every broken link of a page is named at its line, whatever it is', async () => {
  const lines = [
    '[a](./none.md)',
    '[a](/nowhere/)',
    '[a](#no-heading)',
    '[a](/en/only-chinese/)',
    '[a](./none.html)',
    '[a](./Other.md)',
    '[a][r]',
    '![a](./none.png)',
    '![a](./Picture.svg)',
    '<!-- @include: ./_none.md -->',
    '@[code](./none.ts)',
  ]
  const files = {
    'a.md': page({}, `${lines.join('\n\n')}\n\n[r]: /none-either/`),
    'other.md': page({}),
    'only-chinese.md': page({}),
    'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  }
  const found = (await problemsIn(files)).filter((one) => one.startsWith('docs/a.md:'))
  const at = new Set(found.map((one) => Number(one.split(/[: ]/)[1])))
  expect([...at].sort((a, b) => a - b)).toEqual(lines.map((_, index) => 5 + 2 * index))
})

describe('[B05] two sources of one address stop the build, and both are named', () => {
  const both = (a: string, b: string): Files => ({ [a]: page({}), [b]: page({}) })
  it.each<[string, Files, string, string]>([
    ['a file and its folder', both('a.md', 'a/README.md'), 'docs/a.md', 'docs/a/README.md'],
    ['capitals', both('Case.md', 'case.md'), 'docs/Case.md', 'docs/case.md'],
    [
      'two forms of Unicode',
      both('caf\u00e9.md', 'cafe\u0301.md'),
      'docs/caf\u00e9.md',
      'caf\u00e9',
    ],
    [
      'a page and an old address',
      { 'a.md': page({ permalink: '/a/' }), 'b.md': page({ redirectFrom: '/a/' }) },
      'docs/b.md',
      '/a/',
    ],
  ])('%s', async (_, files, first, second) => {
    await withSite(files, async (site) => {
      const { diagnostics, store } = await site.build()
      expect(store).toBeUndefined()
      const said = diagnostics.map(({ file, message }) => `${file} ${message}`).join('\n')
      expect(said).toContain(first)
      expect(said).toContain(second)
    })
  })
})

describe('[B06] parts that include parts', () => {
  it('in a circle are named with the circle', async () => {
    const files = {
      'a.md': page({}, '<!-- @include: ./_b.md -->'),
      '_b.md': '<!-- @include: ./_c.md -->\n',
      '_c.md': '<!-- @include: ./_b.md -->\n',
      'self.md': page({}, '<!-- @include: ./self.md -->'),
    }
    await withSite(files, async (site) => {
      const found = (await site.diagnostics()).map(({ file, code, remedy }) => [file, code, remedy])
      expect(found).toEqual([
        ['docs/_c.md', 'bad-include', 'Break the circle a.md → _b.md → _c.md → _b.md.'],
        ['docs/self.md', 'bad-include', 'Break the circle self.md → self.md.'],
      ])
    })
  })

  it('two hundred deep, or five megabytes large, are refused', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [`_${at}.md`, `<!-- @include: ./_${at + 1}.md -->\n`]),
    )
    const deep = { 'a.md': page({}, '<!-- @include: ./_0.md -->'), ...chain, '_200.md': 'end\n' }
    expect(await problemsIn(deep)).toEqual(['docs/_4.md:1 bad-include'])
    const large = {
      'a.md': page({}, '<!-- @include: ./_b.md -->'),
      '_b.md': 'a\n'.repeat(2_500_000),
    }
    expect(await problemsIn(large)).toEqual(['docs/a.md:5 missing-source'])
  })
})

describe('[B07] what lies outside the folder of the pages', () => {
  const CANARY = 'canaryoutsideqx7'
  const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${CANARY}</title></svg>`
  const outside: Files = {
    'outside/s.md': `${CANARY}\n`,
    'outside/s.svg': SVG,
    'outside/s.ts': CANARY,
  }
  const spellings = (name: string) => [
    `../outside/${name}`,
    `../../../../../../../../outside/${name}`,
    `%2e%2e/outside/${name}`,
    `..%2Foutside/${name}`,
    `..\\outside\\${name}`,
    `./n/../../outside/${name}`,
    `/../outside/${name}`,
  ]
  const lines = (root: string) => [
    ...[...spellings('s.md'), `${root}/outside/s.md`].map((path) => `<!-- @include: ${path} -->`),
    ...[...spellings('s.ts'), `${root}/outside/s.ts`].map((path) => `@[code](${path})`),
    ...[...spellings('s.svg'), `${root}/outside/s.svg`].map((path) => `![a](${path})`),
    ...['file.md', 'file.ts'].map((name) => `@[code](./linked-${name})`),
    '![a](./linked.svg)',
    '<!-- @include: ./linked-file.md -->',
  ]

  it('is never read, however it is spelt or linked', async () => {
    await withSite(outside, async (site) => {
      const all = lines(site.root)
      site.write({ 'a.md': page({}, all.join('\n\n')) })
      const linked = { 'linked-file.md': 's.md', 'linked-file.ts': 's.ts', 'linked.svg': 's.svg' }
      for (const [name, target] of Object.entries(linked))
        symlinkSync(join(site.root, 'outside', target), inDocs(site, name))
      symlinkSync(join(site.root, 'outside'), inDocs(site, 'folder'))
      const { diagnostics, store } = await site.build()
      expect(store).toBeUndefined()
      const at = new Set(
        diagnostics.filter(({ file }) => file === 'docs/a.md').map(({ line }) => line),
      )
      expect([...at]).toEqual(all.map((_, index) => 5 + 2 * index))
      expect(diagnostics.map(({ file }) => file)).toContain('docs/folder')
      expect(filesBelow(join(site.root, '.content')).filter((path) => holds(path, CANARY))).toEqual(
        [],
      )
    })
  })
})

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const holds = (path: string, word: string) => readFileSync(path).includes(word)

describe('[B08] entries that are no pages', () => {
  // Windows has no named pipes or sockets in folders.
  it.skipIf(process.platform === 'win32')(
    'are each named, and none is opened',
    async () => {
      await withSite({ 'a.md': page({}), 'empty.md': '' }, async (site) => {
        symlinkSync('nowhere.md', inDocs(site, 'dangling.md'))
        symlinkSync('loop-b.md', inDocs(site, 'loop-a.md'))
        symlinkSync('loop-a.md', inDocs(site, 'loop-b.md'))
        mkdirSync(inDocs(site, 'folder.md'))
        execFileSync('mkfifo', [inDocs(site, 'pipe.md'), inDocs(site, 'pipe.ts')])
        const server = createServer().listen(inDocs(site, 'socket.md'))
        await new Promise((done) => server.once('listening', done))
        site.write({ 'b.md': page({}, '@[code](./pipe.ts)') })
        const found = (await site.diagnostics()).map(({ file, code }) => `${file} ${code}`)
        server.close()
        expect(found.sort()).toEqual([
          'docs/b.md missing-source',
          'docs/dangling.md dangling-symlink',
          'docs/empty.md missing-title',
          'docs/folder.md folder-like-page',
          'docs/loop-a.md dangling-symlink',
          'docs/loop-b.md dangling-symlink',
          'docs/pipe.md special-file',
          'docs/pipe.ts special-file',
          'docs/socket.md special-file',
        ])
      })
    },
    30_000,
  )
})

describe('[B15] bytes that are no text', () => {
  const bytes = (...parts: readonly (string | readonly number[])[]) =>
    Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  const head = '---\ntitle: A\n---\n\n'
  it.each<[string, Uint8Array, number, number, string]>([
    ['a byte of Latin-1', bytes(head, 'caf', [0xe9], ' end'), 5, head.length + 3, 'not-utf8'],
    ['a lone surrogate', bytes(head, 'a\n', [0xed, 0xa0, 0x80]), 6, head.length + 2, 'not-utf8'],
    ['UTF-16', Buffer.from(`\uFEFF${head}`, 'utf16le'), 1, 0, 'not-utf8'],
    ['a NUL', bytes(head, 'a\0b'), 5, head.length + 1, 'nul-byte'],
  ])('%s is named with line and byte', async (_, content, line, byte, code) => {
    await withSite({ 'a.md': content }, async (site) => {
      const { diagnostics, store } = await site.build()
      expect(store).toBeUndefined()
      expect(diagnostics.map((one) => [one.code, one.line])).toEqual([[code, line]])
      expect(diagnostics[0]!.message).toContain(`byte ${byte}`)
    })
  })

  it('in a part or a listing is named there, and not shown as something else', async () => {
    const files = {
      'a.md': page({}, '<!-- @include: ./_b.md -->\n\n@[code](./c.ts)'),
      '_b.md': bytes('a', [0xff]),
      'c.ts': bytes('b\n', [0xff]),
    }
    expect(await problemsIn(files)).toEqual(['docs/_b.md:1 not-utf8', 'docs/c.ts:2 not-utf8'])
  })
})

describe('[B19] the same text', () => {
  const text = post(
    { permalink: '/a/', tags: ['x'] },
    '## 标题\n\n一行\n二行\n\n- a\n- b\n\n```js\nlet a = 1\n\nlet b\n```\n\n| a | b |\n|---|---|\n| c | d |\n\n> 引用\n\nEnd',
  )
  // In a listing they are the author's.
  const spaced = text
    .split('```')
    .map((part, at) => (at === 1 ? part : part.replaceAll(/(?<=[^\s])\n/g, ' \n')))
    .join('```')
  it.each([
    ['with line ends of Windows', text.replaceAll('\n', '\r\n')],
    ['with a space behind the lines', spaced],
    ['with all of it', `\uFEFF${spaced.replaceAll('\n', '\r\n').trimEnd()}`],
  ])('%s is the same page, byte by byte', async (_, other) => {
    const pageOf = (source: string) =>
      withSite({ 'blog/a.md': source }, async (site) => JSON.stringify(await site.content('/a/')))
    expect(await pageOf(other)).toBe(await pageOf(text))
  })
})
