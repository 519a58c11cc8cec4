import { describe, expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'
import { problemsIn } from '../support/found-problems.ts'
import { page, post, withSite } from '../support/tiny-site.ts'

const compile = (markdown: string) => compileAlone(markdown, 'page.md')
const codes = ({ env }: Awaited<ReturnType<typeof compile>>) =>
  env.diagnostics.map(({ code, line }) => `${line} ${code}`)

describe('[B09] code that is too much for colours', () => {
  const line = 'key = value ; comment\n'
  const block = (size: number, last = '') =>
    `\`\`\`ini\n${line.repeat(Math.ceil(size / line.length))}${last}\n\`\`\`\n\n`

  it('a block above 200 kB is plain, with one warning and all of its text', async () => {
    const { body, ...rest } = await compile(block(200_100, 'lastlineqx7'))
    expect(codes(rest as never)).toEqual(['1 plain-code'])
    expect(body).not.toMatch(/<span class="[a-z]">/)
    expect(body).toContain('lastlineqx7')
  })

  it('of very much code the first half million characters have colours, and one warning is enough', async () => {
    const found = await compile(block(99_000).repeat(8) + block(20, 'lastlineqx7'))
    expect(codes(found)).toHaveLength(1)
    expect(codes(found)[0]).toMatch(/ plain-code$/)
    const listings = found.body.split('<div class="code"').slice(1)
    expect(listings.map((one) => /<span class="[a-z]">/.test(one))).toEqual([
      ...Array<boolean>(5).fill(true),
      ...Array<boolean>(4).fill(false),
    ])
    expect(found.body).toContain('lastlineqx7')
  }, 60_000)
})

describe('[B12] blocks in blocks in blocks', () => {
  const list = (depth: number) =>
    Array.from({ length: depth }, (_, at) => `${'  '.repeat(at)}- item`).join('\n')
  it.each([
    ['2,000 quotations', `${'>'.repeat(2_000)} deep`],
    ['300 lists', list(300)],
    ['500 containers', `${'::: tip\n'.repeat(500)}deep\n${':::\n'.repeat(500)}`],
  ])('%s are refused at their line, not dropped', async (_, body) => {
    const found = await problemsIn({ 'a.md': page({}, body) })
    expect(found.map((one) => one.replace(/:\d+ /, ' '))).toContain('docs/a.md too-deep')
  })
})

describe('[B14] what stands behind the language of a block', () => {
  const drawn = async (info: string) => compile(`\`\`\`${info}\na\nb\nc\n\`\`\``)

  it.each([
    ['js title="a \'quoted\' name"', []],
    [`js title='a "quoted" <b>name</b>'`, []],
    [`js ${'x'.repeat(10_000)}`, []],
    [`js ${'{1} '.repeat(2_500)}`, []],
    [`js ${':a'.repeat(5_000)}`, ['unknown-code-flag', 'unknown-code-flag', 'unknown-code-flag']],
    ['nolanguageatall', ['unknown-language']],
    ['constructor', ['unknown-language']],
    ['__proto__ {1}', ['unknown-language']],
  ])('%.40s', async (info, expected) => {
    const { body, env } = await drawn(info)
    expect(env.diagnostics.map(({ code }) => code)).toEqual(expected)
    expect(body.match(/<span class="line"/g)).toHaveLength(3)
    expect(body).not.toContain('<b>name')
  })
})

describe('[B21] pages with nothing in them', () => {
  it('an empty file, white space and front matter alone', async () => {
    expect(await problemsIn({ 'a.md': '', 'b.md': ' \n\n\t\n' })).toEqual([
      'docs/a.md:1 missing-title',
      'docs/b.md:1 missing-title',
    ])
    await withSite({ 'a.md': '---\ntitle: A\npermalink: /a/\n---' }, async (site) => {
      expect((await site.content('/a/')).body).toBe('')
    })
  })

  it.each([0, 1])('%i posts are a list', async (count) => {
    const files = { 'a.md': page({}), ...(count === 1 && { 'blog/b.md': post({ tags: ['x'] }) }) }
    await withSite(files, async (site) => {
      const { diagnostics, store } = await site.build()
      expect(diagnostics).toEqual([])
      expect(store).toBeDefined()
      for (const path of ['/blog/', '/blog/tags/', '/blog/archives/', '/blog/categories/'])
        expect(JSON.stringify(await site.page(path))).not.toMatch(/undefined|NaN|Invalid Date/)
    })
  })
})
