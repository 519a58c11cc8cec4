import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router'
import type { PageData } from '#model/page.ts'
import { toHref } from '#model/path.ts'
import { layoutName } from '#theme/layouts/registry.ts'
import { forgetSlot, slotBeingDrawn } from '#theme/slots/slot-mark.ts'
import { site } from 'virtual:keep-it-simple/site'
import type { ShellAssets } from '#model/shell-assets.ts'
import { renderDocument } from './document.ts'
import { pageLoader, type FindPage } from './page-loader.ts'
import { createRoutes } from './routes.ts'

export { INLINE_SCRIPTS, INLINE_STYLES } from './document.ts'
export { Library } from './library.ts'
export { layoutName }

/** Draws pages to documents; created once per worker, used for thousands of pages. */
export function createRenderer(
  find: FindPage,
  assets: ShellAssets,
): (path: string) => Promise<string> {
  const handler = createStaticHandler(createRoutes(pageLoader(find)), {
    basename: site.base.replace(/\/$/, ''),
  })
  const branches = new Map<string, RouteObject[]>()
  return async (path) => {
    const request = new Request(`http://site${toHref(site.base, path)}`)
    const context = await handler.query(request)
    if (context instanceof Response) throw new Error(`${path} answered with a redirect`)
    const [error] = Object.values(context.errors ?? {})
    if (error) throw error
    const router = createStaticRouter(branchOf(context.matches, branches), context)
    const html = draw(<StaticRouterProvider router={router} context={context} hydrate={false} />)
    const page = Object.values(context.loaderData).at(-1) as PageData
    return renderDocument(page, layoutName(page), html, assets)
  }
}

/** What fails inside a slot is a mistake in the author's file, so its name goes with it. */
function draw(page: ReactNode): string {
  forgetSlot()
  try {
    return renderToString(page)
  } catch (error) {
    const file = slotBeingDrawn()
    if (file === undefined || !(error instanceof Error)) throw error
    throw Object.assign(new Error(`${file}: ${error.message}`, { cause: error }), { slot: file })
  }
}

/** A router is created for each page; given only the matched branch, it need not copy all routes. */
function branchOf(
  matches: StaticHandlerContext['matches'],
  known: Map<string, RouteObject[]>,
): RouteObject[] {
  const last = matches.at(-1)!.route
  let branch = known.get(last.id)
  if (!branch) {
    branch = matches.reduceRight<RouteObject[]>(
      (children, { route }) => [{ ...route, children } as RouteObject],
      [],
    )
    known.set(last.id, branch)
  }
  return branch
}
