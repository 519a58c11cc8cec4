import { describe, expect, it } from 'vitest'
import { page, post, withSite } from '../../../tests/support/tiny-site.ts'
import { offeredNames, sitePages } from './site-pages.ts'

const FILES = {
  'README.md': page({ title: 'Home' }),
  'blog/a.md': post({ title: 'A', permalink: '/a/', tags: ['rare', 'often'], draft: true }),
  'blog/b.md': post({ title: 'B', permalink: '/b/', tags: ['often'] }),
  'plain.md': '# By its heading\n',
  'bad.md': '---\ntitle: Wrong elsewhere\ndraft: perhaps\ntags: [often]\n---\n',
  'unnamed.md': '---\ndraft: true\n---\n\nText.\n',
  'slash.md': page({ title: 'By its file', permalink: 'no-slash' }),
  'latin.md': new Uint8Array([0x23, 0x20, 0xe9, 0x0a]),
}

describe('what an editor offers of a site', () => {
  it('is every page that has an address, drafts and half-right ones too', async () => {
    await withSite(FILES, async ({ settings }) => {
      const pages = sitePages(settings)
      expect(pages.map(({ path, title }) => [path, title])).toEqual([
        ['/', 'Home'],
        ['/bad/', 'Wrong elsewhere'],
        ['/a/', 'A'],
        ['/b/', 'B'],
        ['/plain/', 'By its heading'],
        ['/slash/', 'By its file'],
        ['/unnamed/', 'unnamed.md'],
      ])
      expect(pages.map(({ tags }) => tags)).toEqual([
        [],
        ['often'],
        ['rare', 'often'],
        ['often'],
        [],
        [],
        [],
      ])
    })
  })

  it('begins with the commonest tag, and ends with those no page has yet', async () => {
    const tags = { 'zh-CN': ['unused', 'rare'] }
    await withSite(
      FILES,
      async ({ settings }) => {
        const names = offeredNames(sitePages(settings), settings)
        expect(names.tags).toEqual(['often', 'rare', 'unused'])
      },
      { tags },
    )
  })
})
