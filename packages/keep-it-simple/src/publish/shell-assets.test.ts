import { expect, it } from 'vitest'
import { withBase } from './shell-assets.ts'

it('every file is linked below the base of the site, and names stay', () => {
  const assets = {
    script: 'a.js',
    late: 'late.css',
    chunks: ['c.js'],
    search: ['s.js'],
    styles: ['a.css'],
    authorStyles: ['theme.css'],
    layoutStyles: { doc: ['doc.css'] },
    blockStyles: { tabs: ['tabs.css', 'more.css'] },
    assetScripts: { tabs: 'tabs.js' },
    islandScripts: { bloom: ['bloom.js'] },
    preload: { doc: ['doc.js'] },
    serif: { 'italic 400': 'italic.woff2' },
    quiet: ['tabs'],
    shell: ['a.js'],
    programs: ['p.js'],
  }
  expect(withBase(assets, '/blog/')).toEqual({
    script: '/blog/a.js',
    late: '/blog/late.css',
    chunks: ['/blog/c.js'],
    search: ['/blog/s.js'],
    styles: ['/blog/a.css'],
    authorStyles: ['/blog/theme.css'],
    layoutStyles: { doc: ['/blog/doc.css'] },
    blockStyles: { tabs: ['/blog/tabs.css', '/blog/more.css'] },
    assetScripts: { tabs: '/blog/tabs.js' },
    islandScripts: { bloom: ['/blog/bloom.js'] },
    preload: { doc: ['/blog/doc.js'] },
    serif: { 'italic 400': '/blog/italic.woff2' },
    quiet: ['tabs'],
    shell: ['/blog/a.js'],
    programs: ['/blog/p.js'],
  })
})
