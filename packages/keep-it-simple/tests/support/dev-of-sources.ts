import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { onTestFinished } from 'vitest'
import { startDev, type DevContent, type DevServer } from '#app/dev.ts'
import { ENGINE } from '#config/engine-files.ts'
import { testSettings } from './test-site.ts'

/** Stands in for what draws pages: a document that says what it was drawn from. */
const DRAWING = `
export const layoutName = (page) => page.pageLayout ?? page.type
export const renderPage = async (page, assets) => {
  const layouts = Object.keys(assets.layoutStyles).join()
  const text = [page.path, page.title, layouts, assets.authorStyles].join(' | ')
  const html = '<html lang="en"><head><script id="kis-client"></script></head><body>' + text + '</body></html>'
  return { html, sealed: [] }
}`

/** The application is not read: transforming it is no matter of these tests. */
const withoutApplication: Plugin = {
  name: 'without-application',
  enforce: 'pre',
  load: (id) =>
    id.includes('entry-server') ? DRAWING : id.includes('/src/') ? 'export {}' : undefined,
}

const NOTHING: DevContent = {
  find: async () => undefined,
  keys: async () => ({ salt: '', secrets: [] }),
  media: () => undefined,
  read: async () => [],
}

export interface Started {
  readonly dev: DevServer
  readonly origin: string
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
}

/** The dev server with content at hand, on a free port, until the test ends. */
export async function startedDev(
  content: Partial<DevContent>,
  { base = '/', ...more }: { base?: string; authorSheet?: string } = {},
): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'dev-of-sources-'))
  const vite: InlineConfig = {
    root: ENGINE,
    base,
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(folder, 'cache'),
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [withoutApplication],
    server: { watch: null },
  }
  const dev = await startDev({
    root: folder,
    site: { ...testSettings().site, base },
    vite,
    content: { ...NOTHING, ...content },
    publicDir: folder,
    desk: { answer: async (_, __, response) => void response.end('from the desk') },
    ...more,
  })
  onTestFinished(async () => {
    dev.http.close()
    dev.http.closeAllConnections()
    await dev.vite.close()
    rmSync(folder, { recursive: true, force: true })
  })
  await dev.listen(0)
  const origin = `http://127.0.0.1:${(dev.http.address() as AddressInfo).port}`
  return { dev, origin, ask: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }) }
}
