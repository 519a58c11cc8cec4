import { expect, it } from 'vitest'
import { testSettings } from '../../../tests/support/test-site.ts'
import type { PlacedPage } from '../placed-page.ts'
import { frontMatterLinks, settingsLinks } from './written-links.ts'

/** What is found in front matter, with the key whose line is given for it. */
function found(frontmatter: object, ...keys: readonly string[]) {
  const keyLines = Object.fromEntries(keys.map((key, at) => [key, at + 2]))
  const page = { frontmatter, source: { keyLines } } as unknown as PlacedPage
  return frontMatterLinks(page).map(({ href, line }) => [href, keys[line - 2]])
}

it.each<[object, string, string]>([
  [{ prev: '/a/' }, '/a/', 'prev'],
  [{ hero: { actions: [{ link: '/a/' }] } }, '/a/', 'hero.actions.0.link'],
  [{ config: [{ avatar: '/a.png' }] }, '/a.png', 'config.0.avatar'],
  [{ config: [{ features: [{ link: '/a/' }] }] }, '/a/', 'config.0.features.0.link'],
])('%j leads to %s, written at %s', (front, href, key) => {
  expect(found(front, 'title', key)).toEqual([[href, key]])
})

it('a picture has one for light and one for dark', () => {
  const image = { light: '/a.png', dark: '/b.png' }
  expect(found({ hero: { image } }, 'hero.image.light', 'hero.image.dark')).toEqual([
    ['/a.png', 'hero.image.light'],
    ['/b.png', 'hero.image.dark'],
  ])
})

it('friends have a link and a picture, in groups too', () => {
  const list = [{ link: '/a/', avatar: '/a.png' }]
  expect(found({ list }, 'list.0.link', 'list.0.avatar')).toHaveLength(2)
  expect(found({ groups: [{ list }] }, 'groups.0.list.0.link', 'groups.0.list.0.avatar')).toEqual([
    ['/a/', 'groups.0.list.0.link'],
    ['/a.png', 'groups.0.list.0.avatar'],
  ])
})

it('other sites, icons by name and what is switched off lead nowhere here', () => {
  const front = {
    prev: false,
    next: 'https://a.example/',
    icon: 'home',
    config: [{ features: undefined }, { type: 'text' }],
    list: [{ link: 'https://a.example/' }],
  }
  expect(found(front)).toEqual([])
})

it('entries of bars lead to pages, and their icons to pictures', () => {
  const settings = testSettings()
  const items = [
    { text: 'A', link: '/a/', icon: '/a.svg' },
    { text: 'B', icon: 'home', items: [{ text: 'C', link: '/c/' }] },
    { text: 'D', link: 'https://d.example/', icon: 'https://d.example/d.svg' },
  ]
  expect(settingsLinks({ ...settings, collections: [], navigation: { '/': items } })).toEqual([
    { path: ['navigation', '/', 0, 'icon'], href: '/a.svg' },
    { path: ['navigation', '/', 0, 'link'], href: '/a/' },
    { path: ['navigation', '/', 1, 'items', 0, 'link'], href: '/c/' },
  ])
})
