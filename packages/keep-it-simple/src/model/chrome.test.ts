import { expect, it } from 'vitest'
import { chromeOf } from './chrome.ts'
import type { SiteConfig } from './site.ts'

const profile = { name: 'A' }
const social = [{ icon: 'mail', link: 'mailto:a@b.example' }]
const site = { title: 'T', profile, social } as unknown as SiteConfig

it('is what stands around a page, and nothing else of the settings', () => {
  const navigation = [{ text: 'Blog', link: '/blog/' }]
  expect(chromeOf(site, navigation)).toEqual({ navigation, site: { profile, social } })
  expect(chromeOf(site)).toEqual({ navigation: [], site: { profile, social } })
})

it('has the notice and the footer where there are any', () => {
  const more = { bulletin: { title: 'New' }, footer: { '/': [] } }
  const whole = { ...site, ...more } as unknown as SiteConfig
  expect(chromeOf(whole).site).toEqual({ profile, social, ...more })
})
