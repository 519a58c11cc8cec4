import type { LoaderFunction, RouteObject } from 'react-router'
import { resolveCollection } from '#model/collection.ts'
import { collections, site } from 'virtual:keep-it-simple/site'
import { LoadFailed } from './routes/LoadFailed.tsx'
import { PageRoute } from './routes/PageRoute.tsx'
import { Root } from './routes/Root.tsx'

/**
 * S2.1: the patterns of all addresses, computed from the collections. The shapes differ, the loader
 * is one: an address is a key, and its data says which layout shows it.
 */
export function createRoutes(loader: LoaderFunction): RouteObject[] {
  const route = (id: string, path: string): RouteObject => ({
    id,
    path,
    caseSensitive: true,
    loader,
    Component: PageRoute,
    ErrorBoundary: LoadFailed,
  })
  const routes = collections.map(resolveCollection).flatMap((collection) => {
    const { dir, linkPrefix } = collection
    const pages = route(dir, `${linkPrefix}:slug/`)
    if (collection.type === 'doc') return [route(`${dir}/index`, linkPrefix), pages]
    const { link, tagsLink, categoriesLink, archivesLink } = collection
    return [
      pages,
      route(`${dir}/list`, link),
      route(`${dir}/list/page`, `${link}page/:page/`),
      route(`${dir}/tags`, tagsLink),
      route(`${dir}/tag`, `${tagsLink}:tag/`),
      route(`${dir}/categories`, categoriesLink),
      route(`${dir}/category`, `${categoriesLink}:id/`),
      route(`${dir}/archives`, archivesLink),
    ]
  })
  const homes = site.locales.map(({ prefix }) => route(`home ${prefix}`, prefix))
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: LoadFailed,
      HydrateFallback: () => null,
      children: [...homes, ...routes, route('any', '*')],
    },
  ]
}
