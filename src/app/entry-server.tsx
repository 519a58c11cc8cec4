import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { PageData } from '#model/page.ts'
import { toHref } from '#model/path.ts'
import { layoutName } from '#theme/layouts/registry.ts'
import { site } from '#site/config.ts'
import { renderDocument, type ShellAssets } from './document.ts'
import type { FindPage } from './page-loader.ts'
import { createRoutes } from './routes.ts'

export { Library } from './library.ts'

/** Draws pages to documents; made once per worker, used for thousands of pages. */
export function createRenderer(
  find: FindPage,
  assets: ShellAssets,
): (path: string) => Promise<string> {
  const handler = createStaticHandler(createRoutes(find), {
    basename: site.base.replace(/\/$/, ''),
  })
  return async (path) => {
    const request = new Request(`http://site${toHref(site.base, path)}`)
    const context = await handler.query(request)
    if (context instanceof Response) throw new Error(`${path} answered with a redirect`)
    const [error] = Object.values(context.errors ?? {})
    if (error) throw error
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = renderToString(
      <StaticRouterProvider router={router} context={context} hydrate={false} />,
    )
    const page = Object.values(context.loaderData).at(-1) as PageData
    return renderDocument(page, layoutName(page), html, assets)
  }
}
