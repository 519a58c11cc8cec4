import { useMemo, useState } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import type { PageData } from '#model/page.ts'
import { isExternal, toHref } from '#model/path.ts'
import { Shell } from '#theme/layouts/Shell.tsx'
import { SiteContext, type SiteView } from '#theme/site-context.ts'
import { navigation } from '#site/navigation.ts'
import { site } from '#site/config.ts'
import { BUILD_YEAR } from '../build-year.ts'
import { stringsOf } from '../strings.ts'

/** Around every route: the site's settings and words, and the chrome. */
export function Root() {
  const current = useMatches().at(-1)?.loaderData as PageData | undefined
  // When a page could not be loaded, the chrome stays that of the page before it.
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const page = current ?? last
  const lang = page?.lang ?? site.locales[0]!.lang
  const locale = page?.locale ?? '/'
  const view = useMemo<SiteView>(
    () => ({
      site,
      navigation: navigation[locale] ?? [],
      strings: stringsOf(lang),
      href: (address) => (isExternal(address) ? address : toHref(site.base, address)),
      year: BUILD_YEAR,
    }),
    [lang, locale],
  )
  if (!page) return <Outlet />
  return (
    <SiteContext value={view}>
      <Shell page={page}>
        <Outlet />
      </Shell>
      <ScrollRestoration />
    </SiteContext>
  )
}
