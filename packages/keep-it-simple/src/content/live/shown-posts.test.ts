import { expect, it } from 'vitest'
import type { SiteMap } from '../connect.ts'
import { postFiles } from './shown-posts.ts'

const list = (...paths: string[]) => ({ posts: paths.map((path) => ({ path })) })
const map = {
  byPath: new Map(['/a/', '/b/', '/c/'].map((path) => [path, { source: { file: `${path}.md` } }])),
} as unknown as SiteMap

it.each([
  ['a list', { list: list('/b/', '/a/') }, ['/b/.md', '/a/.md']],
  [
    'sections of a home page, those without posts too',
    { home: { sections: [{ list: list('/a/') }, {}, { list: list('/c/') }] } },
    ['/a/.md', '/c/.md'],
  ],
  [
    'both, the list first',
    { list: list('/c/'), home: { sections: [{ list: list('/a/') }] } },
    ['/c/.md', '/a/.md'],
  ],
  ['a list with a page that is gone', { list: list('/gone/', '/a/') }, ['/a/.md']],
  ['a page without a list', {}, []],
])('the posts of %s have these files', (_, data, files) => {
  expect(postFiles(data, map)).toEqual(files)
})
