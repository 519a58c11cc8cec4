import { expect, it } from 'vitest'
import { iconLabel, isIconName, isIconPicture } from './icon.ts'

it('an icon of the theme is known by its name', () => {
  expect(isIconName('github')).toBe(true)
  expect(isIconName('lucide:rocket')).toBe(false)
})

it.each([
  ['/logo.svg', true],
  ['https://a.example/b.png', true],
  ['lucide:rocket', false],
  ['github', false],
])('%s is a picture: %s', (icon, isPicture) => {
  expect(isIconPicture(icon)).toBe(isPicture)
})

it.each([
  [{ icon: 'github', link: 'https://github.com/a', label: 'Code' }, 'Code'],
  [{ icon: 'github', link: 'https://github.com/a' }, 'github'],
  [{ icon: 'simple-icons:mastodon', link: 'https://m.example/@a' }, 'mastodon'],
  [{ icon: '/logo.svg', link: 'https://m.example:8080/@a' }, 'm.example:8080'],
  [{ icon: '/logo.svg', link: '/about/' }, '/about/'],
])('%j is called %s', (shown, name) => {
  expect(iconLabel(shown)).toBe(name)
})
