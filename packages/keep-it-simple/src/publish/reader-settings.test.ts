import { expect, it } from 'vitest'
import { resolveSite } from '#config/resolve-site.ts'
import { readerSettings } from './reader-settings.ts'
import { settingsText } from './site-module.ts'

const settings = resolveSite({
  origin: 'https://a.example',
  locales: [{ lang: 'en-US', prefix: '/', label: 'English', title: 'Title', description: 'About' }],
  rawHtml: ['secret-file.md'],
  navigation: { '/': [{ text: 'Menu word', link: '/a/' }] },
  bulletin: { 'en-US': { id: 'b', title: 'Bulletin word', content: 'News' } },
  footer: { '/': [{ text: 'Footer word', link: '/a/' }] },
  profile: { name: 'Profile word' },
  social: [{ icon: 'github', link: 'https://github.com/social-word' }],
  collections: [
    { type: 'post', dir: 'blog', title: 'List word', categoryIds: { 'Category word': 'c' } },
    {
      type: 'doc',
      dir: 'notes',
      title: 'Series word',
      sidebar: [{ text: 'Entry word', link: '/x/' }],
    },
  ],
})

it('[P1] [A43] scripts name no file, category or entry of a sidebar: it may be that of a locked page', () => {
  const text = settingsText(settings)
  for (const word of ['secret-file', 'Category word', 'Entry word', 'List word', 'Series word'])
    expect(text).not.toContain(word)
  for (const word of [
    'Menu word',
    'Footer word',
    'Bulletin word',
    'Profile word',
    'social-word',
    '"blog"',
  ])
    expect(text).toContain(word)
})

it('[P1] [A43] scripts of a site that is locked as a whole have nothing that stands around its pages', () => {
  const text = settingsText({ ...settings, locks: { ...settings.locks, global: true } })
  expect(text).toContain('export const locked = true')
  expect(text).not.toMatch(/[\w-]+[ -]word/)
})

it('collections are known by where their pages lie, and by nothing else', () => {
  const given = resolveSite({
    origin: 'https://a.example',
    locales: [{ lang: 'en-US', prefix: '/', label: 'E', title: 'T', description: 'D' }],
    repository: { url: 'https://code.example/a', branch: 'main', dir: 'docs' },
    collections: [
      {
        type: 'post',
        dir: 'blog',
        title: 'Blog',
        pagination: { perPage: 5 },
        postCover: { layout: 'left' },
      },
      { type: 'doc', dir: 'notes', title: 'Notes', linkPrefix: '/n/', sidebar: 'auto' },
      { type: 'doc', dir: 'more', title: 'More' },
    ],
  })
  const { collections, site } = readerSettings(given)
  const [post, notes] = collections
  expect(Object.keys(post!)).not.toContain('postCover')
  expect(Object.keys(post!)).not.toContain('pagination')
  expect(post).toMatchObject({ type: 'post', dir: 'blog', title: '' })
  expect(notes).toEqual({ type: 'doc', dir: 'notes', title: '', linkPrefix: '/n/' })
  expect(site.repository).toBeDefined()
  const locked = readerSettings({ ...given, locks: { ...given.locks, global: true } })
  expect(locked.site).toMatchObject({
    origin: 'https://a.example',
    profile: { name: '' },
    social: [],
  })
  expect(locked.site.repository).toBeUndefined()
})
