import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import { dataFile, fromPathname, toHref } from '#model/path.ts'
import type { PageData, Redirect } from '#model/page.ts'
import { site } from '#site/config.ts'
import type * as ServerEntry from './entry-server.tsx'

export interface DevServer {
  readonly vite: ViteDevServer
  readonly http: Server
  /** The shelf was written anew: read it again and tell open pages. */
  readonly refresh: () => void
}

const ASSETS = {
  script: `${site.base}src/app/entry-browser.tsx`,
  styles: [`${site.base}src/theme/styles/site.css`],
  preload: {},
}

/** Vite's own recipe for server rendering: it transforms and hot-reloads, we answer pages and their data. */
export async function startDev(
  root: string,
  content: string,
  publicDir: string,
  port: number,
): Promise<DevServer> {
  const http = createHttpServer()
  const vite = await createViteServer({
    root,
    publicDir,
    server: { middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
  })
  let library: ServerEntry.Library | undefined
  const entry = () => vite.ssrLoadModule('/src/app/entry-server.tsx') as Promise<typeof ServerEntry>

  vite.middlewares.use((request, response, next) => {
    const answer = async () => {
      const url = new URL(request.url ?? '/', 'http://site')
      const { Library, createRenderer } = await entry()
      library ??= new Library(content)
      const shelf = library
      const asked = fromPathname(site.base, url.pathname)
      if (asked === undefined) return next()
      const send = (status: number, type: string, body: string) => {
        response.writeHead(status, {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'no-store',
        })
        response.end(body)
      }
      const data = pageOfData(asked)
      if (data !== undefined) {
        const text = shelf.text(data)
        return text === undefined
          ? send(404, 'text/plain', 'Not found')
          : send(200, 'application/json', text)
      }
      if (!asked.endsWith('/') && !asked.endsWith('.html')) return next()
      const found: PageData | Redirect | undefined = shelf.find(asked)
      if (found && 'redirect' in found) {
        response.writeHead(302, { location: toHref(site.base, found.redirect) })
        return response.end()
      }
      const page = found ?? shelf.find(`${asked.startsWith('/en/') ? '/en/' : '/'}404.html`)
      const render = createRenderer(async () => page, ASSETS)
      const html = await vite.transformIndexHtml(request.url ?? '/', await render(asked))
      send(found ? 200 : 404, 'text/html', html)
    }
    answer().catch((error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      next(error)
    })
  })
  http.on('request', vite.middlewares)
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))

  return {
    vite,
    http,
    refresh: () => {
      library?.close()
      library = undefined
      vite.ws.send({ type: 'custom', event: 'content:update' })
    },
  }
}

/** The address whose data file is asked for; the inverse of `dataFile`. */
function pageOfData(asked: string): string | undefined {
  if (!asked.endsWith('.json')) return undefined
  const candidates = [asked.replace(/page\.json$/, ''), asked.replace(/\.json$/, '')]
  return candidates.find((address) => `/${dataFile(address)}` === asked)
}
