import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemsIn } from '../support/found-problems.ts'
import { compileAlone } from '../support/compile-alone.ts'
import { page, post, withSite, type Files } from '../support/tiny-site.ts'

/** Front matter of these lines. */
const front = (...lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`

describe('[B01] YAML that is none', () => {
  it('is named with file, line, column and the text, all of it in one run', async () => {
    const files = {
      'a.md': front('title: A', 'tags: [a, b'),
      'b.md': '---\ntitle: B\n\nnever closed\n',
      'c.md': front('title: C', 'cover:', '\tname: x'),
      'd.md': front('title: D', 'title: E'),
    }
    await withSite(files, async (site) => {
      const { diagnostics, store } = await site.build()
      expect(store).toBeUndefined()
      expect(diagnostics.map(({ file, line, column }) => [file, line, column])).toEqual([
        ['docs/a.md', 3, 12],
        ['docs/b.md', 1, undefined],
        ['docs/c.md', 4, 1],
        ['docs/d.md', 3, 1],
      ])
      expect(diagnostics[0]!.message).toContain('`tags: [a, b`')
      expect(diagnostics[2]!.message).toContain('`name: x`')
      expect(diagnostics[3]!.message).toContain('`title: E`')
    })
  })
})

it('[B02] wrong types: the field, what was found and what is expected', async () => {
  const files = {
    'blog/a.md': front(
      'title: { a: 1 }',
      'createTime: 2024/01/01 00:00:00',
      'tags: 5',
      'sticky: "x"',
      'cover: { a: 1 }',
      'encrypt: 7',
      'titel: x',
    ),
  }
  await withSite(files, async (site) => {
    const { diagnostics, store } = await site.build()
    expect(store).toBeUndefined()
    const found = diagnostics.map(({ line, message, remedy }) => [line, message, remedy])
    for (const [line, field] of [
      [2, 'title'],
      [4, 'tags'],
      [5, 'sticky'],
      [6, 'cover'],
      [7, 'encrypt'],
    ] as const)
      expect(found).toContainEqual([
        line,
        expect.stringMatching(new RegExp(`^\`${field}\` cannot be `)),
        expect.stringMatching(/^(?:Write|Put) /),
      ])
    expect(found).toContainEqual([8, 'Unknown front matter key `titel`.', 'Did you mean `title`?'])
  })
})

describe('[B03] a date', () => {
  it('that does not exist stops the build; without one it is asked for', async () => {
    const wrong = ['2024/13/45', '2024/01/01 99:99:99', '0000/01/01', '2024-02-30']
    const files = wrong.map((createTime, at) => [`blog/${at}.md`, post({ createTime })] as const)
    expect(await problemsIn({ ...Object.fromEntries(files), 'blog/none.md': page({}) })).toEqual([
      ...wrong.map((_, at) => `docs/blog/${at}.md:3 bad-date`),
      'docs/blog/none.md:2 missing-date',
    ])
  })
})

describe('[B16] front matter that was made to cost time', () => {
  const levels = Array.from(
    { length: 9 },
    (_, i) => `l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(',')}]`,
  )
  const merges = Array.from({ length: 3_000 }, () => '<<: *a')
  const cases: readonly (readonly [file: string, text: string, code: string])[] = [
    ['alias.md', front('title: A', 'l0: &l0 [x]', ...levels), 'broken-yaml'],
    ['large.md', front(`title: ${'a'.repeat(1_000_000)}`), 'front-matter-size'],
    ['merge.md', front('title: A', 'a: &a { b: 1 }', ...merges), 'broken-yaml'],
    ['brackets.md', front(`title: ${'['.repeat(30_000)}`), 'broken-yaml'],
    ['braces.md', front(`title: ${'{a: '.repeat(10_000)}`), 'broken-yaml'],
    ['lists.md', front(`title: ${'- '.repeat(20_000)}`), 'broken-yaml'],
    ['stair.md', front('title: A', '- '.repeat(20_000)), 'broken-yaml'],
  ]
  it('is refused by name', async () => {
    const found = await problemsIn(Object.fromEntries(cases))
    expect(found.map((one) => one.replace(/^docs\/(.+?):[\d:]+ /, '$1 '))).toEqual(
      cases.map(([file, , code]) => `${file} ${code}`).toSorted(),
    )
  })
})

describe('[B17] [P5] nothing in a page is evaluated', () => {
  const marker = join(tmpdir(), `evaluated-${process.pid}`)
  const write = `require('fs').writeFileSync(${JSON.stringify(marker)}, 'x')`

  it('front matter in a programming language is refused', async () => {
    const languages = ['js', 'javascript', 'coffee', 'toml', 'json']
    const files = languages.map((one) => [`${one}.md`, `---${one}\n${write}\n---\n\nText.\n`])
    const found = await problemsIn(Object.fromEntries(files) as Files)
    for (const one of languages) expect(found).toContain(`docs/${one}.md:1 front-matter-language`)
    expect(existsSync(marker)).toBe(false)
  })

  it.each([
    ['{{ 7 * 6 }}', '{{ 7 * 6 }}'],
    ['{7 * 6}', '{7 * 6}'],
    ['&lt;% 7 * 6 %>', '&lt;% 7 * 6 %&gt;'],
    ['${7 * 6}', '${7 * 6}'],
    [`import x from './x.ts'`, 'import x from ‘./x.ts’'],
    ['export const x = {7 * 6}', 'export const x = {7 * 6}'],
  ])('%s stays as it is written', async (written, shown) => {
    const { body } = await compileAlone(written, 'a.md')
    expect(body.replaceAll(/[‘’']/g, "'")).toContain(shown.replaceAll(/[‘’']/g, "'"))
    expect(body).not.toContain('42')
  })
})

describe('[B18] [A54] names of the prototype', () => {
  const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']
  const clean = () => ({}) as Record<string, unknown>

  it('are unknown keys of front matter, and nothing else', async () => {
    const text = (key: string) => front('title: A', `${key}:`, '  polluted: yes')
    const files = NAMES.map((name, at) => [`${at}.md`, text(name)])
    const found = await problemsIn(Object.fromEntries(files) as Files)
    expect(found).toEqual(NAMES.map((_, at) => `docs/${at}.md:3 unknown-key`))
    expect(clean()['polluted']).toBeUndefined()
  })

  it('work as tags, categories and slugs', async () => {
    const files = Object.fromEntries(
      NAMES.map((name) => [
        `blog/${name}/a-${name}.md`.replace('/_', '/x_'),
        post(
          { permalink: `/article/${name}/`, tags: [name] },
          `## \`${name}\`\n\n[a](#${name.toLowerCase()})`,
        ),
      ]),
    )
    await withSite(files, async (site) => {
      const { diagnostics, store } = await site.build()
      expect(diagnostics).toEqual([])
      expect(store).toBeDefined()
      for (const name of NAMES) {
        const tag = await site.page(`/blog/tags/${name}/`)
        expect(tag).toMatchObject({ type: 'tags', selected: { name, posts: [{ title: 'Title' }] } })
        const folder = name.replace(/^_/, 'x_')
        const category = await site.page(`/blog/categories/${folder.toLowerCase()}/`)
        expect(category).toMatchObject({ type: 'categories', selected: { title: folder } })
        expect((await site.content(`/article/${name}/`)).tags).toMatchObject([{ name, count: 1 }])
      }
      expect(clean()['polluted']).toBeUndefined()
    })
  })
})
