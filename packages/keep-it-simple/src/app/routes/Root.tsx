import { useState } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { STORAGE_KEYS } from '#browser/storage.ts'
import type { PageData } from '#model/page.ts'
import { Shell } from '#theme/layouts/Shell.tsx'
import { GlyphContext } from '#theme/parts/Glyph.tsx'
import { SiteContext } from '#theme/site-context.ts'
import { siteView } from '../site-view.ts'
import { useSettledPage } from '../use-settled-page.ts'
import { NavigationProgress } from './NavigationProgress.tsx'

/** Around every route: the site's settings and words, and the chrome. */
export function Root() {
  const current = useMatches().at(-1)?.loaderData as PageData | undefined
  // When a page could not be loaded, the chrome stays that of the page before it.
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const page = current ?? last
  useSettledPage(current)
  if (!page) return <Outlet />
  return (
    <SiteContext value={siteView(page)}>
      <NavigationProgress path={current?.path} />
      <GlyphContext value={page.glyphs}>
        <Shell page={page}>
          {/* The router keeps an error whose answer came before “loading” was drawn; another key forgets it. */}
          <Outlet key={current ? 'page' : 'error'} />
        </Shell>
      </GlyphContext>
      <ScrollRestoration storageKey={STORAGE_KEYS.places} />
    </SiteContext>
  )
}
