import { describe, expect, it } from 'vitest'
import { checkFrontMatter } from './front-matter.ts'
import { splitSource } from './source.ts'

const FILE = 'docs/a.md'

/** Front matter from its lines: the first of them is line 2 of the file. */
function check(...lines: string[]) {
  return checkFrontMatter(FILE, splitSource(FILE, ['---', ...lines, '---', ''].join('\n')).source)
}

const problems = (...lines: string[]) =>
  check(...lines).diagnostics.map(({ code, line }) => `${code}:${line}`)

describe('good front matter', () => {
  it('is data, and the line of each key', () => {
    expect(
      check('# a comment', 'title: " 数据 "', 'tags:', '  - Go', '  - 2024', 'draft: true'),
    ).toEqual({
      data: { title: '数据', tags: ['Go', '2024'], draft: true },
      lines: { title: 3, tags: 4, 'tags.0': 5, 'tags.1': 6, draft: 7 },
      diagnostics: [],
    })
  })

  it('leaves dates and yes as they are written', () => {
    const { data } = check('title: yes', 'createTime: 2021-04-18')
    expect(data).toEqual({ title: 'yes', createTime: '2021-04-18' })
  })
})

describe('a problem stands at its line', () => {
  it.each([
    ['no front matter', [''], ['missing-title:2']],
    ['an empty title', ['draft: true', 'title: ""'], ['invalid-value:3']],
    ['a wrong type', ['title: a', 'draft: yes'], ['invalid-value:3']],
    ['a wrong choice', ['title: a', 'lang: zh_CN'], ['invalid-value:3']],
    ['an item of a list', ['title: a', 'tags:', '  - a', '  - [b]'], ['invalid-value:5']],
    ['a key deep inside', ['title: a', 'hero:', '  name: b', '  nmae: c'], ['unknown-key:5']],
    [
      'a section of a list',
      ['title: a', 'config:', '  - type: hero', '  - type: nope'],
      ['invalid-value:5'],
    ],
    ['two at once', ['title: a', 'x: 1', 'draft: 2'], ['invalid-value:4', 'unknown-key:3']],
    ['a colon in a value', ['title: a', 'description: b: c'], ['broken-yaml:3']],
    ['a tab', ['title: a', 'hero:', '\tname: b'], ['broken-yaml:4']],
    ['a key twice', ['title: a', 'draft: true', 'title: b'], ['broken-yaml:4']],
    ['a nested key twice', ['title: a', 'hero:', '  text: a', '  text: b'], ['broken-yaml:5']],
    ['a tag of code', ['title: a', 'icon: !!js/function "f"'], ['broken-yaml:3']],
    ['a merge key', ['title: a', '<<: { draft: true }'], ['unknown-key:3']],
    ['a list', ['- title: a'], ['broken-yaml:2']],
    ['a second document', ['title: a', '...', 'foo: b'], ['broken-yaml:2']],
  ])('%s', (_, lines, expected) => {
    expect(problems(...lines).sort()).toEqual(expected)
    expect(check(...lines).data).toBeUndefined()
  })
})

describe('an unknown key', () => {
  it.each([
    ['tilte', 'Did you mean `title`?'],
    ['permalnk', 'Did you mean `permalink`?'],
    ['somethingElse', 'Remove it; the manual lists the keys a page may have.'],
  ])('%s: %s', (key, remedy) => {
    const found = check('title: a', `${key}: b`).diagnostics
    expect(found).toMatchObject([
      { code: 'unknown-key', line: 3, message: `Unknown front matter key \`${key}\`.`, remedy },
    ])
  })
})

describe('hostile front matter', () => {
  it.each(['__proto__', 'constructor', 'prototype', 'toString'])('cannot set %s', (key) => {
    const { data, diagnostics } = check('title: a', `${key}:`, '  polluted: true')
    expect(data).toBeUndefined()
    expect(diagnostics).toMatchObject([{ code: 'unknown-key', line: 3 }])
    expect('polluted' in {}).toBe(false)
  })

  it('cannot set __proto__ inside a value', () => {
    const { data } = check('title: a', 'head:', '  - [meta, { __proto__: { polluted: b } }]')
    expect('polluted' in {}).toBe(false)
    expect(JSON.stringify(data?.head ?? [])).not.toContain('polluted')
  })

  it('cannot grow through aliases', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
    for (const [name, of] of ['ba', 'cb', 'dc', 'ed'])
      bomb.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${of}`).join(', ')}]`)
    expect(problems('title: a', ...bomb)).toEqual(['broken-yaml:2'])
  })

  it('cannot be larger than 64 KiB', () => {
    expect(problems('title: a', `description: ${'a'.repeat(64 * 1024)}`)).toEqual([
      'front-matter-size:1',
    ])
  })
})
