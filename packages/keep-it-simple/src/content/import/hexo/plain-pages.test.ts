import { expect, it } from 'vitest'
import { importHere } from '../../../../tests/support/import-here.ts'

const page = (front: string, body = 'Words.'): string => `---\n${front}\n---\n\n${body}\n`
const hexo = (files: Record<string, string>, config = '') =>
  importHere('hexo', { '_config.yml': config, ...files }, { into: 'blog' })

it.each([
  ['about.md', '', 'about.md', '/about.html'],
  ['about.MARKDOWN', '', 'about.md', '/about.html'],
  ['about/index.md', '', 'about/README.md', '/about/'],
  ['index.md', '', 'README.md', '/'],
  ['a/Index.md', '', 'a/README.md', '/a/'],
  ['a/myindex.md', '', 'a/myindex.md', '/a/myindex.html'],
  ['a.md/b.md', '', 'a.md/b.md', '/a.md/b.html'],
  ['about.md', 'permalink: own', 'about.md', '/own/'],
  ['about.md', 'permalink: //own/x.html', 'about.md', '/own/x.html'],
])('the page %s with %s is %s and was at %s', (name, front, to, old) => {
  const { site } = hexo({ [`source/${name}`]: page(`title: T\n${front}`) })
  expect(site.pages).toMatchObject([
    { from: `source/${name}`, to, old: [old], isPost: false, slug: name, categories: [] },
  ])
  expect(site.pages[0]!.page.data['permalink']).toBe(front === '' ? undefined : old)
})

it('a page keeps its date, and has none of its own', () => {
  const { front } = hexo({
    'source/a.md': page('title: A\ndate: 2024-01-02 03:04:05 +01:00'),
    'source/b.md': page('title: B'),
  })
  expect(front('source/a.md')).toContain('createTime: 2024/01/02 02:04:05')
  expect(front('source/b.md').join('\n')).not.toContain('createTime')
})

it('empty pages of a type are lists of the theme, those with words are pages', () => {
  const { site, places, left, proposed } = hexo({
    'source/a/index.md': page('title: A\ntype: tags', ''),
    'source/b/index.md': page('title: B\ntype: categories', ' \n '),
    'source/c/index.md': page('title: C\ntype: archives', ''),
    'source/d/index.md': page('title: D\ntype: schedule', ''),
    'source/404.md': page('title: E\ntype: "404"', ''),
    'source/f/index.md': page('title: F\ntype: tags'),
    'source/g/index.md': page('title: G\ntype: friends', ''),
    'source/h/index.md': page('title: H', ''),
  })
  expect(Object.values(places)).toEqual(['f/README.md', 'g/README.md', 'h/README.md'])
  const lists = ['404.md', 'a/index.md', 'b/index.md', 'c/index.md', 'd/index.md']
  expect(left).toEqual(lists.map((name) => `source/${name}`))
  expect(site.others).toEqual(left)
  expect(proposed.todo.map(({ message }) => message)).toEqual([
    'The page for what is not there comes by itself.',
    'The list of tags comes by itself.',
    'The list of categories comes by itself.',
    'The list of archives comes by itself.',
    'The list of schedule comes by itself.',
  ])
})
