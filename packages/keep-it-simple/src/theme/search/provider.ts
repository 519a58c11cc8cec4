import type { Locale } from '#model/locale.ts'
import type { SearchProvider } from '#model/search.ts'
import type { SiteConfig } from '#model/site.ts'
import { localSearch } from '#services/search-local.ts'

type ProviderSite = Pick<SiteConfig, 'search' | 'base' | 'locales'>

/** S3.8: the site's files, unless its settings name a service; while developing, the dev server. */
export async function loadProvider(
  site: ProviderSite & Pick<SiteConfig, 'offline'>,
  locale: Locale['prefix'],
): Promise<SearchProvider> {
  const provider = await usualProvider(site, locale)
  return site.offline && !import.meta.env.DEV ? orCached(provider, site.base) : provider
}

async function usualProvider(
  { search, base, locales: all }: ProviderSite,
  locale: Locale['prefix'],
): Promise<SearchProvider> {
  if (search) {
    const { hostedSearch } = await import('#services/search-hosted.ts')
    const { locales, ...common } = search
    return hostedSearch({ ...common, ...locales?.[locale] })
  }
  if (import.meta.env.DEV) {
    const { devSearch } = await import('#services/search-dev.ts')
    return devSearch(`${base}search-answer.json`)
  }
  return localSearch(
    base,
    all.map(({ lang }) => lang),
  )
}

/** Where `first` has no answer, the pages cached on this device are searched. */
function orCached(first: SearchProvider, base: string): SearchProvider {
  // Loaded only now: whoever has cached pages has this file too, and nobody else needs it.
  const load = async () => (await import('#services/search-cached.ts')).searchCached(base)
  return {
    ...first,
    search: (query, signal) =>
      first.search(query, signal).catch(async (error: unknown) => {
        if (signal.aborted) throw error
        const answer = await load()
          .then((cached) => cached.search(query, signal))
          .catch(() => undefined)
        // Without any cached page, all there is to show is the error.
        if (!answer) throw error
        return { ...answer, cachedOnly: true }
      }),
    facets: (langs) => first.facets(langs).catch(async () => (await load()).facets(langs)),
  }
}
