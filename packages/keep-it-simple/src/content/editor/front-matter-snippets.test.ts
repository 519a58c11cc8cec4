import { describe, expect, it } from 'vitest'
import { frontMatterSnippets } from './front-matter-snippets.ts'
import type { JsonSchema } from './page-schema.ts'

const NOW =
  '$CURRENT_YEAR/$CURRENT_MONTH/$CURRENT_DATE $CURRENT_HOUR:$CURRENT_MINUTE:$CURRENT_SECOND'
const PAGES = ['**/docs/**/*.md', '**/templates/*.md']

/** What an editor puts where a key is completed. */
const bodyOf = (key: string, schema: JsonSchema): readonly string[] =>
  frontMatterSnippets({ properties: { [key]: schema } }, [], [])[`front matter ${key}`]!.body

describe('a key of front matter', () => {
  it.each<[string, string, JsonSchema, string[]]>([
    ['a text is left to the author', 'title', { type: 'string' }, ['title: $1']],
    ['yes and no are offered', 'draft', { type: 'boolean' }, ['draft: ${1|true,false|}']],
    [
      'some values are offered, each once',
      'plot',
      { enum: ['hover', 'click', 'hover', 2] },
      ['plot: ${1|hover,click,2|}'],
    ],
    [
      'values of several ways are offered together',
      'search',
      { anyOf: [{ const: false }, { oneOf: [{ const: 'all' }] }] },
      ['search: ${1|false,all|}'],
    ],
    [
      'a comma, a bar and a backslash in a value are no end of it',
      'way',
      { enum: ['a,b', 'c|d', 'e\\f'] },
      ['way: ${1|a\\,b,c\\|d,e\\\\f|}'],
    ],
    ['the time is filled in', 'createTime', { type: 'string' }, [`createTime: ${NOW}`]],
    [
      'a text or a list of groups is left to the author',
      'prev',
      { anyOf: [{ type: 'string' }, { type: 'array', items: { properties: {} } }] },
      ['prev: $1'],
    ],
    ['a list is opened', 'tags', { type: 'array', items: { type: 'string' } }, ['tags: [$1]']],
    [
      'a list of some values offers them',
      'tags',
      { type: 'array', items: { anyOf: [{ enum: ['go', 'sql'] }, { type: 'number' }] } },
      ['tags: [${1|go,sql|}]'],
    ],
  ])('%s', (_what, key, schema, body) => {
    expect(bodyOf(key, schema)).toEqual(body)
  })

  it('says what it does, in pages alone', () => {
    const schema = { properties: { draft: { type: 'boolean', description: 'Not yet.' }, x: {} } }
    const snippets = frontMatterSnippets(schema, [], [])
    expect(snippets['front matter draft']).toEqual({
      scope: 'yaml,markdown',
      include: PAGES,
      prefix: ['draft'],
      body: ['draft: ${1|true,false|}'],
      description: 'Not yet.',
    })
    expect(snippets['front matter x']!.description).toBe('')
  })
})

describe('what a site has of its own', () => {
  it('begins a page with its tags, as a draft', () => {
    const { 'front matter': whole } = frontMatterSnippets({}, ['go', 'sql'], [])
    expect(whole).toEqual({
      scope: 'markdown',
      include: PAGES,
      prefix: ['---', 'front matter'],
      body: [
        '---',
        'title: ${1:title}',
        `createTime: ${NOW}`,
        'tags: [${2|go,sql|}]',
        'draft: true',
        '---',
        '',
        '$0',
      ],
      description: 'Front matter of an article',
    })
    expect(frontMatterSnippets({}, [], [])['front matter']!.body).toContain('tags: [$2]')
  })

  it('writes a tag as YAML reads it back', () => {
    const snippets = frontMatterSnippets({}, ['go', '2024', '$x}'], [])
    expect(snippets['tag go']).toEqual({
      scope: 'yaml',
      include: PAGES,
      prefix: ['go'],
      body: ['go'],
      description: 'Tag',
    })
    expect(snippets['tag 2024']!.body).toEqual(['"2024"'])
    expect(snippets['tag $x}']!.body).toEqual(['\\$x\\}'])
  })

  it('offers a page by its address, and as a link by its title', () => {
    const snippets = frontMatterSnippets({}, [], [{ path: '/a/', title: 'A [b] $c', tags: [] }])
    expect(snippets['address /a/']).toEqual({
      scope: 'yaml,markdown',
      include: PAGES,
      prefix: ['/a/'],
      body: ['/a/'],
      description: 'A [b] $c',
    })
    expect(snippets['link /a/']).toEqual({
      scope: 'markdown',
      include: PAGES,
      prefix: ['[A [b] $c'],
      body: ['[A \\\\[b\\\\] \\$c](/a/)'],
      description: '/a/',
    })
  })
})
