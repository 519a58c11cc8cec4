import { describe, expect, it } from 'vitest'
import { importHere } from '../../../../tests/support/import-here.ts'
import type { SiteInput } from '#model/site-settings.ts'

const post = (front: string): string => `---\ntitle: T\ndate: 2024-03-02\n${front}\n---\n\nWords.\n`

function proposed(
  site: string,
  theme = '',
  files: Readonly<Record<string, string>> = {},
  into = 'blog',
  input: Partial<SiteInput> = {},
) {
  const all = { '_config.yml': site, '_config.landscape.yml': theme, ...files }
  return importHere('hexo', all, { into, input }).proposed
}

describe('what a site says of itself', () => {
  const own = { prefix: '/', lang: 'zh-CN', label: '简体中文', description: '一个网站' }

  it.each<[string, Partial<SiteInput>]>([
    ['', {}],
    ['url: https://a.example/b/', { origin: 'https://a.example' }],
    ['url: a.example', {}],
    ['root: /b', { base: '/b/' }],
    ['timezone: Europe/Berlin', { timeZone: 'Europe/Berlin' }],
    ['author: Me', { author: 'Me' }],
    ['language: en\ndescription: D', {}],
    ['title: T', { locales: [{ ...own, title: 'T' }] }],
    ['title: T\nlanguage: en', { locales: [{ ...own, lang: 'en', label: 'English', title: 'T' }] }],
    [
      'title: T\nlanguage: [de, en]',
      { locales: [{ ...own, lang: 'de', label: 'Deutsch', title: 'T' }] },
    ],
    ['title: T\nlanguage: ???', { locales: [{ ...own, title: 'T' }] }],
    ['title: T\nlanguage: []', { locales: [{ ...own, title: 'T' }] }],
    ['title: T\nsubtitle: S', { locales: [{ ...own, title: 'T', description: 'S' }] }],
    [
      'title: T\nsubtitle: S\ndescription: D',
      { locales: [{ ...own, title: 'T', description: 'D' }] },
    ],
  ])('%s', (site, expected) => {
    expect(proposed(site, '', {}, 'notes')).toEqual({ values: expected, todo: [] })
  })
})

describe('its lists', () => {
  const POSTS = {
    'source/_posts/a.md': post('tags: [One, two words]\ncategories: [A, B]'),
    'source/_posts/b.md': post('tags: [One]\ncategories: [[C, B], [D]]'),
    'source/_posts/c.md': post('tags: x\npublished: false\ncategories: Z'),
    'source/_drafts/d.md': post('tags: y'),
    'source/about.md': post('tags: z'),
  }

  it('lead to those there are now', () => {
    expect(proposed('', '', POSTS).values.redirects).toEqual({
      '/archives/': '/blog/archives/',
      '/archives/2024/': '/blog/archives/',
      '/archives/2024/03/': '/blog/archives/',
      '/tags/': '/blog/tags/',
      '/tags/One/': '/blog/tags/One/',
      '/tags/two-words/': '/blog/tags/two-words/',
      '/tags/D/': '/blog/tags/D/',
      '/categories/': '/blog/categories/',
      '/categories/A/': '/blog/categories/a/',
      '/categories/A/B/': '/blog/categories/',
      '/categories/C/': '/blog/categories/c/',
      '/categories/C/B/': '/blog/categories/',
    })
  })

  it('have the names that the settings give them', () => {
    const names = [
      'archive_dir: years',
      'tag_dir: /labels/',
      'category_dir: kinds',
      'tag_map: { One: first }',
      'category_map: { A: one }',
    ]
    const { redirects } = proposed(names.join('\n'), '', {
      'source/_posts/a.md': POSTS['source/_posts/a.md'],
    }).values
    expect(Object.keys(redirects!)).toEqual([
      '/years/',
      '/years/2024/',
      '/years/2024/03/',
      '/labels/',
      '/labels/first/',
      '/labels/two-words/',
      '/kinds/',
      '/kinds/one/',
      '/kinds/one/B/',
    ])
  })

  it('are none where the collection has none, and none where it is no collection of posts', () => {
    const collections: SiteInput['collections'] = [
      { type: 'post', dir: 'blog', title: 'B', tags: false, categories: false, archives: false },
    ]
    expect(proposed('', '', POSTS, 'blog', { collections }).values).not.toHaveProperty('redirects')
    expect(proposed('', '', POSTS, 'notes').values).not.toHaveProperty('redirects')
  })

  it('need no redirect where they lie already', () => {
    const collections: SiteInput['collections'] = [
      {
        type: 'post',
        dir: 'blog',
        title: 'B',
        tagsLink: '/Tags/',
        archivesLink: '/archives/',
        categories: false,
      },
    ]
    const { values } = proposed('', '', POSTS, 'blog', { collections })
    expect(values.redirects).toEqual({
      '/archives/2024/': '/archives/',
      '/archives/2024/03/': '/archives/',
    })
  })

  it('are named with where they are', () => {
    const list = (type: string) => `---\ntype: ${type}\n---\n`
    const { todo } = proposed('', '', {
      ...POSTS,
      'source/tags/index.md': list('tags'),
      'source/x/index.md': list('categories'),
      'source/404.md': list('"404"'),
    })
    expect(todo).toEqual([
      { file: 'source/404.md', message: 'The page for what is not there comes by itself.' },
      {
        file: 'source/tags/index.md',
        message: 'The list of tags comes by itself, at `/blog/tags/`.',
      },
      { file: 'source/x/index.md', message: 'The list of categories comes by itself.' },
    ])
  })
})
