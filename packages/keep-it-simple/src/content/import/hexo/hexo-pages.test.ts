import { describe, expect, it } from 'vitest'
import { importHere } from '../../../../tests/support/import-here.ts'

const text = (front: string, body = 'Words.'): string => `---\n${front}\n---\n\n${body}\n`
const post = (front: string): string => text(`title: T\ndate: 2024-01-02\n${front}`)

const hexo = (files: Record<string, string>, config = '', into = 'blog') =>
  importHere('hexo', { '_config.yml': config, ...files }, { into })

describe('the date of a post', () => {
  const NAME = 'new_post_name: :year-:month-:day-:title.md'
  const LONE = 'new_post_name: :year-:i_month-:i_day-:title.md'

  it.each([
    ['its own', 'x', 'date: 2024-01-02 03:04:05', '', '2024/01/02 03:04:05'],
    ['that of its name', '2020-03-04-x', '', NAME, '2020/03/04 00:00:00'],
    ['that of its name in short', '2020-3-4-x', '', LONE, '2020/03/04 00:00:00'],
  ])('is %s', (_, name, front, config, date) => {
    const file = `source/_posts/${name}.md`
    const { front: found, of } = hexo({ [file]: text(`title: T\n${front}`) }, config)
    expect(found(file)).toContain(`createTime: ${date}`)
    expect(of(file).todo).toEqual([])
  })

  it.each([
    ['no date', 'x', '', ''],
    ['a day that is none', '2020-02-31-x', '', NAME],
  ])('is that of its file where there is %s', (_, name, front, config) => {
    const file = `source/_posts/${name}.md`
    const { front: found, of, site } = hexo({ [file]: text(`title: T\n${front}`) }, config)
    const date = found(file)
      .find((line) => line.startsWith('createTime: '))!
      .slice(12)
    const message = `The page has no date; \`${date}\` is that of its file, as Hexo has it.`
    expect(of(file).todo).toEqual([{ message }])
    const [year, month, day] = date.split(/[/ ]/)
    expect(site.pages[0]!.old[0]).toMatch(new RegExp(`^/${year}/${month}/${day}/`))
  })
})

it.each([
  ['categories: A', 'blog/A/x.md', [], ['The category `A` became the folder of the page.']],
  [
    'categories: [A, B/C]',
    'blog/A/B-C/x.md',
    [],
    ['The category `A / B/C` became the folder of the page.'],
  ],
  [
    'tags: [t]\ncategories: [[A], [B, C], [C]]',
    'blog/A/x.md',
    ['t', 'B', 'C'],
    ['The category `A` became the folder of the page.', 'The other categories `B, C` became tags.'],
  ],
])('%s', (front, to, tags, messages) => {
  const { of, site } = hexo({ 'source/_posts/x.md': post(front) })
  const { text: written, changes, todo, ...page } = of('source/_posts/x.md')
  expect(page.to).toBe(to)
  const found = /\ntags:\n((?: {2}- .*\n)+)/.exec(written ?? '')?.[1]
  expect(found).toBe(tags.length === 0 ? undefined : tags.map((tag) => `  - ${tag}\n`).join(''))
  expect(site.pages[0]!.page.data).not.toHaveProperty('tag')
  const line = front.split('\n').length + 3
  const said = changes.filter(({ message }) => message.includes('categor'))
  expect(said).toEqual(messages.map((message) => ({ line, message })))
  expect(todo).toEqual([])
})

it('posts of one name come below each other', () => {
  const { places } = hexo({
    'source/_posts/A.md': post(''),
    'source/_posts/a/a.md': post(''),
    'source/_posts/b/a.md': post(''),
    'source/_posts/b-a.md': post(''),
    'source/_posts/c/b-a.md': post(''),
    'source/_posts/c-b-a.md': post(''),
    'source/_posts/d/c-b-a.md': post(''),
    'source/_drafts/b-a.md': post(''),
  })
  expect(places).toEqual({
    'source/_posts/A.md': 'blog/A.md',
    'source/_posts/a/a.md': 'blog/a-a.md',
    'source/_posts/b-a.md': 'blog/b-a-2.md',
    'source/_posts/b/a.md': 'blog/b-a.md',
    'source/_posts/c-b-a.md': 'blog/c-b-a-2.md',
    'source/_posts/c/b-a.md': 'blog/c-b-a.md',
    'source/_posts/d/c-b-a.md': 'blog/d-c-b-a.md',
    'source/_drafts/b-a.md': 'blog/b-a-3.md',
  })
})
