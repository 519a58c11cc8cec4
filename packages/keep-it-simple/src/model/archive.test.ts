import { expect, it } from 'vitest'
import { archiveGroups } from './archive.ts'
import type { PostSummary } from './post.ts'

const post = (path: string, createTime: string): PostSummary => ({
  path,
  title: `Title of ${path}`,
  categoryList: [],
  tags: [],
  createTime,
  lang: 'en-US',
})

it('[S3.13] a group is a year with its count and posts by title, address, month and day', () => {
  const posts = [
    post('/c/', '2024/05/12 15:15:20'),
    post('/b/', '2024/01/02 00:00:00'),
    post('/a/', '2021/12/31 23:59:59'),
  ]
  expect(archiveGroups(posts)).toEqual([
    {
      title: '2024',
      count: 2,
      posts: [
        { title: 'Title of /c/', path: '/c/', date: '05-12' },
        { title: 'Title of /b/', path: '/b/', date: '01-02' },
      ],
    },
    { title: '2021', count: 1, posts: [{ title: 'Title of /a/', path: '/a/', date: '12-31' }] },
  ])
})

it('no posts make no groups', () => {
  expect(archiveGroups([])).toEqual([])
})
