import type { IncomingMessage, ServerResponse } from 'node:http'
import { normalizePath, type ViteDevServer } from 'vite'
import { engineFile, SOURCES_NAME } from '#config/engine-files.ts'
import { DESK } from '#model/desk.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { isChinese } from '#model/language.ts'
import type { SiteConfig } from '#model/site.ts'
import { withDevScripts } from './dev-scripts.ts'

/** Who answers below `/__desk/`: the room `commands`, which knows the content. */
export interface DevDesk {
  readonly answer: (asked: URL, request: IncomingMessage, response: ServerResponse) => Promise<void>
}

interface DeskInput {
  readonly site: SiteConfig
  readonly desk: DevDesk
  readonly authorSheet?: string
}

const moduleTag = (base: string, path: string): string =>
  `<script type="module" src="${escapeHtml(base + engineFile(path))}"></script>`

/**
 * Scripts only the dev server ever writes: one that shows edits, and one that puts the desk into a page,
 * once the page is there.
 */
export const deskScript = (base: string): string =>
  `${moduleTag(base, 'theme/client/dev-updates')}<script type="module">addEventListener('load',()=>import(${JSON.stringify(base + engineFile('app/desk/entry-desk'))}))</script>`

/** Answers everything below `/__desk/`, its page included. */
export function serveDesk(vite: ViteDevServer, { site, desk, authorSheet }: DeskInput): void {
  vite.middlewares.use((request, response, next) => {
    const asIs = (request as { originalUrl?: string }).originalUrl ?? request.url ?? '/'
    const asked = new URL(asIs, 'http://site')
    const prefix = site.base + DESK.slice(1)
    if (!`${asked.pathname}/`.startsWith(prefix)) return next()
    const isPage = asked.pathname === prefix || asked.pathname === prefix.slice(0, -1)
    const answer = isPage
      ? sendPage(vite, site, asked, authorSheet, response)
      : desk.answer(asked, request, response)
    answer.catch(next)
  })
}

async function sendPage(
  vite: ViteDevServer,
  { base, locales }: SiteConfig,
  asked: URL,
  authorSheet: string | undefined,
  response: ServerResponse,
): Promise<void> {
  const wish = asked.searchParams.get('lang') ?? locales[0]!.lang
  const html = await deskDocument(vite, base, isChinese(wish) ? 'zh-CN' : 'en-US', authorSheet)
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(html)
}

/** The page `/__desk/`, in the look of the site. */
function deskDocument(
  vite: ViteDevServer,
  base: string,
  lang: string,
  authorSheet: string | undefined,
): Promise<string> {
  const sheets = [
    `${SOURCES_NAME}/theme/styles/site.css`,
    `${SOURCES_NAME}/theme/styles/text.css`,
    `${SOURCES_NAME}/theme/styles/late.css`,
    `${SOURCES_NAME}/app/desk/desk.css`,
    `${SOURCES_NAME}/app/desk/desk-page.css`,
    ...(authorSheet === undefined ? [] : [`@fs/${normalizePath(authorSheet).replace(/^\//, '')}`]),
  ]
  const html = [
    '<!doctype html>',
    `<html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${isChinese(lang) ? '写作台' : 'The desk'}</title>`,
    ...sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(base + href)}">`),
    moduleTag(base, 'app/desk/entry-desk-page'),
    '</head><body><div id="root"></div></body></html>',
  ]
  return withDevScripts(vite, `${base}${DESK.slice(1)}`, html.join('\n'))
}

/** Vite opens files in an editor for whoever asks; of browsers, only our own pages may. */
export const mayAskVite = ({ url = '', headers }: IncomingMessage): boolean =>
  !url.includes('/__open-in-editor') || headers['sec-fetch-site'] === 'same-origin'
