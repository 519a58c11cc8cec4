import type { IncomingMessage } from 'node:http'
import type { ViteDevServer } from 'vite'
import { expect, it } from 'vitest'
import { servedBy, type Middleware } from '../../tests/support/served.ts'
import type { SiteConfig } from '#model/site.ts'
import { deskScript, mayAskVite, serveDesk, type DevDesk } from './dev-desk.ts'

const answering: DevDesk = {
  answer: async (asked, request, response) =>
    void response.end(`${request.method} ${asked.pathname}${asked.search}`),
}

/** The desk of a site below `base`, over HTTP. */
async function desk(base: string, given: { desk?: DevDesk; authorSheet?: string } = {}) {
  let used: Middleware | undefined
  const vite = {
    middlewares: { use: (middleware: Middleware) => (used = middleware) },
    transformIndexHtml: async (url: string, html: string) =>
      html.replace('<head>', `<head><!-- ${url} -->`),
  } as unknown as ViteDevServer
  const site = { base, locales: [{ prefix: '/', lang: 'zh-CN' }] } as unknown as SiteConfig
  serveDesk(vite, { site, desk: answering, ...given })
  const origin = await servedBy(used!)
  return async (path: string, init?: RequestInit) => {
    const response = await fetch(origin + path, init)
    return { response, text: await response.text() }
  }
}

it('everything else below it is asked of those who know the content', async () => {
  const ask = await desk('/blog/')
  expect((await ask('/blog/__desk/fix?a=1', { method: 'POST' })).text).toBe(
    'POST /blog/__desk/fix?a=1',
  )
})

it('a page loads what sees edits at once, and the desk once it is there', () => {
  expect(deskScript('/a"b/')).toBe(
    '<script type="module" src="/a&quot;b/src/app/entry-reload.ts"></script>' +
      `<script type="module">addEventListener('load',()=>import("/a\\"b/src/app/desk/entry-desk.tsx"))</script>`,
  )
})

it('of browsers, only pages of this server may have an editor opened', () => {
  const may = (url: string | undefined, site?: string) =>
    mayAskVite({ url, headers: { 'sec-fetch-site': site } } as unknown as IncomingMessage)
  expect(may('/__open-in-editor?file=a', 'same-origin')).toBe(true)
  expect(may('/x/__open-in-editor?file=a', 'cross-site')).toBe(false)
  expect(may('/__open-in-editor')).toBe(false)
  expect(may('/a/')).toBe(true)
  expect(may(undefined)).toBe(true)
})
