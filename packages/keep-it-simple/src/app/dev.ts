import { readFileSync } from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import {
  createServer as createViteServer,
  isRunnableDevEnvironment,
  type InlineConfig,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import { engineFile } from '#config/engine-files.ts'
import { copiedFiles, copiedFolder } from '#config/copied-languages.ts'
import { localeOf } from '#model/locale.ts'
import { COPIED } from '#model/runner.ts'
import { fromPathname, toHref } from '#model/path.ts'
import type { PageData, Redirect } from '#model/page.ts'
import type { LockKeys } from '#model/seal.ts'
import type { SearchQuery } from '#model/search.ts'
import { searchPages, type PageSearch } from '#search/memory-index.ts'
import type { SiteConfig } from '#model/site.ts'
import { devAssets } from './dev-assets.ts'
import { deskScript, mayAskVite, serveDesk, type DevDesk } from './dev-desk.ts'
import { withDevScripts, withPercentSigns } from './dev-scripts.ts'
import type * as ServerEntry from './entry-server.tsx'

export interface DevServer {
  readonly vite: ViteDevServer
  readonly http: Server
  /** The content is another: notifies open pages, unless they know already. */
  readonly refresh: (notify: boolean) => void
  /** Loads what draws pages, before anybody asks for one. */
  readonly warm: () => Promise<void>
  /** When the first document was sent; `undefined` where none was asked for yet. */
  readonly sent: () => Promise<void> | undefined
  readonly listen: (port: number) => Promise<void>
}

/** The pages as they are being written; `commands` hands them over. */
export interface DevContent {
  readonly find: (path: string) => Promise<PageData | Redirect | undefined>
  /** Asked for where a page is locked. */
  readonly keys: () => Promise<LockKeys>
  /** The file behind the address of a picture. */
  readonly media: (publicPath: string) => string | undefined
  /** Pages a search looks into. */
  readonly read: () => Promise<readonly PageData[]>
}

/** In milliseconds. */
const MOMENT = 300

/** What every page loads. */
const BROWSER_ENTRIES = ['theme/client/client', 'theme/search/search-island'] as const

const SEARCH = '/search-answer.json'

export interface DevInput {
  /** The author's folder. */
  readonly root: string
  readonly site: SiteConfig
  /** How Vite serves the application of this site. */
  readonly vite: InlineConfig
  readonly content: DevContent
  readonly publicDir: string
  /** The sheet that imports the author's `theme.css`; absent where there is none. */
  readonly authorSheet?: string
  readonly desk: DevDesk
}

/** Vite's own recipe for server rendering: it transforms and hot-reloads, we answer pages and their data. */
export async function startDev(input: DevInput): Promise<DevServer> {
  const { site, content, publicDir } = input
  const http = createHttpServer()
  // Slots and layouts: browsers run none of them, so that Vite has nothing to replace in open pages.
  const redrawing: Plugin = {
    name: 'keep-it-simple:redraw',
    hotUpdate({ file, modules }) {
      const { environment } = this
      if (!isRunnableDevEnvironment(environment) || modules.length === 0) return undefined
      for (const one of modules) environment.moduleGraph.invalidateModule(one)
      // Here and now: a message would wait its turn behind others, and a browser would be sooner.
      environment.runner.clearCache()
      if (!file.endsWith('.css')) refresh(true)
      return []
    },
  }
  const vite = await createViteServer({
    ...input.vite,
    plugins: [...(input.vite.plugins ?? []), redrawing],
    publicDir,
    server: { ...input.vite.server, middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
  })
  let search: Promise<PageSearch> | undefined
  /** Of the content: a document says which it was drawn from. */
  let version = 0
  const sent = Promise.withResolvers<void>()
  let isAsked = false
  /** What was encrypted of the pages that were drawn. */
  const sealed = new Map<string, Uint8Array>()
  const drawing = vite.environments.ssr
  if (!isRunnableDevEnvironment(drawing)) throw new Error('pages are drawn in this process')
  // Unlike `ssrLoadModule`, it forgets a file that was edited: pages are drawn as the browser has them.
  const entry = () =>
    drawing.runner.import<typeof ServerEntry>(`/${engineFile('app/entry-server')}`)

  function refresh(notify: boolean): void {
    search = undefined
    version++
    if (notify) vite.ws.send({ type: 'custom', event: 'content:update' })
  }
  serveDesk(vite, input)
  vite.middlewares.use((request, response, next) => {
    const answer = async () => {
      // Vite takes the base off `url`; the address as the browser asked for it is the original one.
      const asIs = (request as { originalUrl?: string }).originalUrl ?? request.url ?? '/'
      const url = new URL(asIs, 'http://site')
      const drawn = version
      const asked = fromPathname(site.base, url.pathname)
      if (asked === undefined) return next()
      const send = (status: number, type: string, body: string | Buffer) => {
        response.writeHead(status, {
          'content-type': type,
          'cache-control': 'no-store',
        })
        response.end(body)
      }
      if (asked === SEARCH) {
        search ??= content.read().then((all) => searchPages(all))
        const index = await search
        const { query, langs } = JSON.parse(url.searchParams.get('ask') ?? '{}') as Asked
        const found = query ? await index.search(query) : await index.facets(langs ?? [])
        return send(200, 'application/json; charset=utf-8', JSON.stringify(found))
      }
      const encrypted = sealed.get(asked)
      if (encrypted) return send(200, 'application/octet-stream', Buffer.from(encrypted))
      const picture = content.media(asked)
      if (picture !== undefined) return send(200, mediaType(asked), readFileSync(picture))
      const copied = asked.startsWith('/vendor/')
        ? COPIED.flatMap((language) =>
            copiedFiles(language).filter(
              ({ name }) => asked === `/${copiedFolder(language)}${name}`,
            ),
          )[0]
        : undefined
      if (copied) return send(200, mediaType(asked), readFileSync(copied.from))
      if (!asked.endsWith('/') && !asked.endsWith('.html')) return next()
      isAsked = true
      // Both need their time: one is made while the other is loaded.
      const [{ renderPage, layoutName }, found] = await Promise.all([entry(), content.find(asked)])
      if (found && 'redirect' in found) {
        response.writeHead(302, { location: toHref(site.base, found.redirect) })
        return response.end()
      }
      const locale = localeOf(site.locales, asked) ?? site.locales[0]!
      const page = found ?? (await content.find(`${locale.prefix}404.html`))
      const shown = page && 'type' in page ? page : undefined
      if (!shown) return next()
      const inside = shown.type === 'locked' && (shown.inside?.page as PageData | undefined)
      const drawnPages = inside ? [shown, inside] : [shown]
      const assets = await devAssets(
        vite,
        input.root,
        site.base,
        drawnPages,
        drawnPages.map(layoutName),
        input.authorSheet,
      )
      const keys = shown.type === 'locked' ? await content.keys() : undefined
      const rendered = await renderPage(shown, assets, keys)
      for (const [name, bytes] of rendered.sealed) sealed.set(`/sealed/${name}`, bytes)
      const html = await withDevScripts(vite, asIs, rendered.html, deskScript(site.base))
      send(
        found ? 200 : 404,
        'text/html; charset=utf-8',
        html.replace(' id="kis-client"', ` id="kis-client" data-content="${drawn}"`),
      )
      sent.resolve()
    }
    // A browser reloads at once when a file comes or goes, and may be sooner than what draws pages.
    const again = async () => {
      await wait(MOMENT)
      return answer()
    }
    answer()
      .catch(again)
      .catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        next(error)
      })
  })
  // A page may have been drawn before an edit and have begun to listen after it.
  vite.ws.on('content:listening', (drawn: unknown, client) => {
    if (drawn !== String(version)) client.send('content:update')
  })
  http.on('request', (request, response) => {
    request.url = withPercentSigns(request.url ?? '/')
    if (mayAskVite(request)) return vite.middlewares(request, response)
    response.writeHead(403).end()
  })
  return {
    vite,
    http,
    listen: (port) =>
      new Promise<void>((resolve, reject) => {
        http.once('error', reject)
        http.listen(port, '127.0.0.1', resolve)
      }),
    sent: () => (isAsked ? sent.promise : undefined),
    warm: async () => {
      await entry()
      const { client } = vite.environments
      // A browser that is waiting asks for them by itself, after its document.
      for (const path of BROWSER_ENTRIES)
        if (!isAsked) await client.warmupRequest(`/${engineFile(path)}`)
    },
    refresh,
  }
}

/** What `services/search-dev.ts` asks. */
interface Asked {
  readonly query?: SearchQuery
  readonly langs?: readonly string[]
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  ogv: 'video/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webp: 'image/webp',
}

const mediaType = (path: string): string =>
  MEDIA_TYPES[path.split('.').at(-1)!.toLowerCase()] ?? 'application/octet-stream'
