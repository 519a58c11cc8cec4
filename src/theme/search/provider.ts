import type { Locale } from '#model/locale.ts'
import type { SearchProvider } from '#model/search.ts'
import type { SiteConfig } from '#model/site.ts'

/** S3.8: the site's files, unless its settings name a service; while developing, the dev server. */
export async function loadProvider(
  site: Pick<SiteConfig, 'search' | 'base' | 'offline'>,
  locale: Locale['prefix'],
): Promise<SearchProvider> {
  const provider = await usualProvider(site, locale)
  if (!site.offline || import.meta.env.DEV) return provider
  const { searchKeptToo } = await import('#services/search-kept.ts')
  return searchKeptToo(provider, site.base)
}

async function usualProvider(
  { search, base }: Pick<SiteConfig, 'search' | 'base'>,
  locale: Locale['prefix'],
): Promise<SearchProvider> {
  if (search) {
    const { hostedSearch } = await import('#services/search-hosted.ts')
    const { locales, ...common } = search
    return hostedSearch({ ...common, ...locales?.[locale] })
  }
  if (import.meta.env.DEV) {
    const { devSearch } = await import('#services/search-dev.ts')
    return devSearch(`${base}search-records.json`)
  }
  const { localSearch } = await import('#services/search-local.ts')
  return localSearch(`${base}pagefind/`)
}
