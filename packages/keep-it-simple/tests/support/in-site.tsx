import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { enUS } from '#locale/en-US.ts'
import { zhCN } from '#locale/zh-CN.ts'
import type { SiteConfig } from '#model/site.ts'
import { SiteContext, type SiteView } from '#theme/site-context.ts'

/** What parts of a page know of a site in two languages, of which it is drawn in one. */
export const siteViewOf = ({
  site,
  ...more
}: Omit<Partial<SiteView>, 'site'> & { readonly site?: Partial<SiteConfig> } = {}): SiteView => ({
  site: {
    base: '/',
    origin: 'https://a.example',
    author: 'Ada',
    since: 2026,
    social: [],
    locales: [
      { prefix: '/', lang: 'zh-CN', label: '简体中文', title: '甲', description: '' },
      { prefix: '/en/', lang: 'en-US', label: 'English', title: 'A', description: '' },
    ],
    ...site,
  } as SiteConfig,
  navigation: [],
  lang: 'en-US',
  strings: more.lang === 'zh-CN' ? zhCN : enUS,
  href: (address) => `/b${address}`,
  archives: undefined,
  feed: undefined,
  year: 2026,
  ...more,
})

/** One part of a page as HTML. */
export const inSite = (children: ReactNode, more: Parameters<typeof siteViewOf>[0] = {}): string =>
  renderToStaticMarkup(<SiteContext value={siteViewOf(more)}>{children}</SiteContext>)
