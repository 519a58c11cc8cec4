import { expect, it } from 'vitest'
import { testSite } from '../../../tests/support/test-site.ts'
import { siteColours } from '#config/tokens/site-colours.ts'
import { appManifests } from './manifests.ts'

const { site } = testSite

it('what a browser installs has a file per language', () => {
  const files = appManifests({ site: { ...site, base: '/blog/' } })
  const [first, second] = site.locales
  expect(Object.keys(files)).toEqual([
    'manifest.webmanifest',
    `${second!.prefix.slice(1)}manifest.webmanifest`,
  ])
  const text = files['manifest.webmanifest']!
  const paper = siteColours().paper.light
  expect(JSON.parse(text)).toEqual({
    id: '/blog/',
    name: first!.title,
    short_name: first!.title,
    description: first!.description,
    lang: first!.lang,
    dir: 'ltr',
    start_url: '/blog/',
    scope: '/blog/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    icons: [
      ['192', '192x192', 'any'],
      ['512', '512x512', 'any'],
      ['masked-512', '512x512', 'maskable'],
    ].map(([name, sizes, purpose]) => ({
      src: `/blog/icons/app-${name}.png`,
      sizes,
      type: 'image/png',
      purpose,
    })),
  })
  expect(text.endsWith('\n}\n')).toBe(true)
})
