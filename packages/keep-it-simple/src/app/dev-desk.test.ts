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

it('the page of the desk is a document in the look of the site', async () => {
  const ask = await desk('/blog/', { authorSheet: '/home/me/theme.css' })
  const { response, text } = await ask('/blog/__desk/?lang=en-GB')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(text).toBe(
    [
      '<!doctype html>',
      '<html lang="en-US"><head><!-- /blog/__desk/ --><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="robots" content="noindex">',
      '<title>The desk</title>',
      ...['theme/styles/site', 'theme/styles/text', 'theme/styles/late']
        .concat('app/desk/desk', 'app/desk/desk-page')
        .map((name) => `<link rel="stylesheet" href="/blog/src/${name}.css">`),
      '<link rel="stylesheet" href="/blog/@fs/home/me/theme.css">',
      '<script type="module" src="/blog/src/app/desk/entry-desk-page.tsx"></script>',
      '</head><body><div id="root"></div></body></html>',
    ].join('\n'),
  )
})

it('speaks the first language of the site unless another is wished', async () => {
  const ask = await desk('/')
  const { text } = await ask('/__desk')
  expect(text).toContain('<html lang="zh-CN">')
  expect(text).toContain('<title>写作台</title>')
  expect(text).not.toContain('@fs')
  expect((await ask('/__desk/?lang=zh-TW')).text).toContain('<html lang="zh-CN">')
  expect((await ask('/__desk/?lang=fr')).text).toContain('<html lang="en-US">')
})

it('everything else below it is asked of those who know the content', async () => {
  const ask = await desk('/blog/')
  expect((await ask('/blog/__desk/fix?a=1', { method: 'POST' })).text).toBe(
    'POST /blog/__desk/fix?a=1',
  )
})

it('whatever lies elsewhere is passed on', async () => {
  const ask = await desk('/blog/')
  for (const path of ['/blog/', '/__desk/', '/blog/__desks/', '/blog/a/__desk/'])
    expect((await ask(path)).text).toBe('passed on')
})

it('an answer that fails is passed on as an error', async () => {
  const failing = { answer: () => Promise.reject(new Error('no disk')) }
  const ask = await desk('/', { desk: failing })
  expect((await ask('/__desk/problems.json')).text).toBe('no disk')
})

it('Vite has taken the base off an address: the original one counts', async () => {
  let used: Middleware | undefined
  const vite = { middlewares: { use: (one: Middleware) => (used = one) } } as unknown
  const site = { base: '/blog/', locales: [] } as unknown as SiteConfig
  serveDesk(vite as ViteDevServer, { site, desk: answering })
  const origin = await servedBy((request, response, next) => {
    Object.assign(request, { originalUrl: request.url, url: '/' })
    used!(request, response, next)
  })
  expect(await (await fetch(`${origin}/blog/__desk/x`)).text()).toBe('GET /blog/__desk/x')
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
