import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { fromPathname } from '#model/path.ts'
import { ProgressBar } from '#theme/progress/ProgressBar.tsx'
import { site } from 'virtual:keep-it-simple/site'

/**
 * S2.6.14: the bar shows for pages not visited since the application started. `path` is the page
 * that is shown; one that could not be loaded was not visited. A component of its own, because
 * everything that asks about navigations is drawn anew twice for each.
 */
export function NavigationProgress({ path }: { readonly path: string | undefined }) {
  const { location } = useNavigation()
  const [visited] = useState(() => new Set<string>())
  useEffect(() => {
    if (path !== undefined) visited.add(path)
  }, [path, visited])
  const wanted = location && fromPathname(site.base, location.pathname)
  return <ProgressBar busy={wanted !== undefined && !visited.has(wanted)} />
}
