import { describe, expect, it } from 'vitest'
import { resolveCollection } from './collection.ts'

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
})
