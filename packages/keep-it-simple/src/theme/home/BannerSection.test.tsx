import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { zhCN } from '#locale/zh-CN.ts'
import type { ContentPage } from '#model/page.ts'
import type { SiteConfig } from '#model/site.ts'
import { SiteContext } from '../site-context.ts'
import { BannerSection } from './sections.tsx'

const PICTURE = '/images/home/banner.svg'
const DAILY = 'https://wallpaper.example/today.jpg'

/** Addresses of the pictures, the lowest first. */
function pictures(banner: SiteConfig['banner'], own?: string): string[] {
  const site = { banner } as SiteConfig
  const view = {
    site,
    navigation: [],
    lang: 'en-US',
    strings: zhCN,
    href: (to: string) => to,
    archives: undefined,
    feed: undefined,
    year: 2026,
  }
  const html = renderToString(
    <SiteContext value={view}>
      <BannerSection
        section={{ type: 'banner', ...(own !== undefined && { banner: own }) }}
        page={{ title: 'Title' } as ContentPage}
        level="h1"
        down={false}
      />
    </SiteContext>,
  )
  return [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src!)
}

it('[S7.9] shows the day’s wallpaper over our own picture, when one is configured', () => {
  expect(pictures({ picture: PICTURE, daily: DAILY })).toEqual([PICTURE, DAILY])
})

it('asks nobody unless it is configured, or when the page names its own picture', () => {
  expect(pictures({ picture: PICTURE })).toEqual([PICTURE])
  expect(pictures({ picture: PICTURE, daily: DAILY }, '/own.jpg')).toEqual(['/own.jpg'])
})
