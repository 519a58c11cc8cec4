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

  it('are none where the collection has none, and none where it is no collection of posts', () => {
    const collections: SiteInput['collections'] = [
      { type: 'post', dir: 'blog', title: 'B', tags: false, categories: false, archives: false },
    ]
    expect(proposed('', '', POSTS, 'blog', { collections }).values).not.toHaveProperty('redirects')
    expect(proposed('', '', POSTS, 'notes').values).not.toHaveProperty('redirects')
  })
})
