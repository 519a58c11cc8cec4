import { describe, expect, it } from 'vitest'
import { testSite } from '../../tests/support/test-site.ts'
import { collectionOf, resolveCollection } from './collection.ts'

const { collections } = testSite

describe('a collection the owner says little about', () => {
  it('[S3.11] of posts has its addresses under its folder, and all its pages', () => {
    expect(resolveCollection({ type: 'post', dir: '/en/blog/', title: 'Blog' })).toEqual({
      type: 'post',
      dir: 'en/blog',
      title: 'Blog',
      link: '/en/blog/',
      linkPrefix: '/en/blog/',
      tagsLink: '/en/blog/tags/',
      archivesLink: '/en/blog/archives/',
      categoriesLink: '/en/blog/categories/',
      tags: true,
      archives: true,
      categories: true,
      postCover: {},
      perPage: 15,
      categoryIds: {},
    })
  })

  it('[S3.11] of documents has its pages under its folder, and a sidebar built from them', () => {
    expect(resolveCollection({ type: 'doc', dir: 'interview', title: '面试题' })).toEqual({
      type: 'doc',
      dir: 'interview',
      title: '面试题',
      linkPrefix: '/interview/',
      sidebar: 'auto',
      sidebarCollapsed: false,
      feed: false,
    })
  })
})

describe('what the owner says', () => {
  it('[S3.11] wins over every default', () => {
    const said = {
      type: 'post',
      dir: 'blog',
      title: '博客',
      link: '/posts/',
      linkPrefix: '/article/',
      tagsLink: '/t/',
      archivesLink: '/a/',
      categoriesLink: '/c/',
      tags: false,
      archives: false,
      categories: false,
      postCover: { layout: 'left', ratio: '4:3', width: 300 },
      categoryIds: { 数据库: 'database' },
    } as const
    const resolved = resolveCollection({ ...said, pagination: { perPage: false } })
    expect(resolved).toEqual({ ...said, perPage: false })
  })

  it('moves the lists along with their address', () => {
    const config = { type: 'post', dir: 'blog', title: '博客', link: '/posts/' } as const
    expect(resolveCollection(config)).toMatchObject({
      linkPrefix: '/posts/',
      tagsLink: '/posts/tags/',
    })
  })
})

describe('the collections of this site', () => {
  const resolved = collections.map(resolveCollection)
  const blogs = resolved.filter((collection) => collection.type === 'post')

  it('[S9.1] show ten posts a page where the default is fifteen', () => {
    const byDefault = resolveCollection({ type: 'post', dir: 'x', title: 'x' })
    expect(byDefault).toHaveProperty('perPage', 15)
    expect(blogs.map(({ dir, perPage }) => [dir, perPage])).toEqual([
      ['blog', 10],
      ['en/blog', 10],
    ])
  })

  it('[S3.11] show covers on the left, 4:3 and 300 wide', () => {
    for (const { postCover } of blogs)
      expect(postCover).toEqual({ layout: 'left', ratio: '4:3', width: 300 })
  })
})

describe('the collection of a file', () => {
  const all = [{ dir: 'blog' }, { dir: 'blog/deep' }, { dir: 'en/blog' }]

  it.each([
    ['blog/a.md', 'blog'],
    ['blog/1.数据库/a.md', 'blog'],
    ['blog/deep/a.md', 'blog/deep'],
    ['en/blog/a.md', 'en/blog'],
    ['blogger/a.md', undefined],
    ['blog.md', undefined],
    ['README.md', undefined],
  ])('%s: %s', (file, dir) => {
    expect(collectionOf(all, file)?.dir).toBe(dir)
    expect(collectionOf(all.toReversed(), file)?.dir).toBe(dir)
  })
})
