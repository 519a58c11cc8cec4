import { describe, expect, it } from 'vitest'
import { isActive, type NavItem } from './navigation.ts'

describe('an item of the navigation is current', () => {
  it.each<[string, NavItem, string, boolean]>([
    ['at its link', { text: 'Blog', link: '/blog/' }, '/blog/', true],
    ['not below its link', { text: 'Home', link: '/' }, '/blog/', false],
    ['where activeMatch says', { text: 'Blog', activeMatch: '^/(blog|article)/' }, '/blog/', true],
    ['not elsewhere', { text: 'Blog', activeMatch: '^/blog/' }, '/en/blog/', false],
    [
      'at its link beside activeMatch',
      { text: 'A', link: '/a/', activeMatch: '^/b/' },
      '/a/',
      true,
    ],
    ['never as a bare title', { text: 'More' }, '/', false],
    ['with a current child', { text: 'A', items: [{ text: 'B', link: '/b/' }] }, '/b/', true],
    [
      'with a current grandchild',
      { text: 'A', items: [{ text: 'B', items: [{ text: 'C', activeMatch: '^/c/' }] }] },
      '/c/d/',
      true,
    ],
    ['not without children', { text: 'A', items: [] }, '/', false],
  ])('%s', (_, item, address, expected) => {
    expect(isActive(item, address)).toBe(expected)
  })
})
