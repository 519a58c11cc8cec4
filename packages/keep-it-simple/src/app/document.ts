import { manifestAddress } from '#model/app-manifest.ts'
import type { HeadTag } from '#model/head.ts'
import { inlineTexts } from '#model/head-policy.ts'
import { textDirection } from '#model/language.ts'
import { escapeHtml } from '#model/escape-html.ts'
import type { PageData } from '#model/page.ts'
import { isCacheable } from '#model/offline.ts'
import { toHref } from '#model/path.ts'
import type { ShellAssets } from '#model/shell-assets.ts'
import type { InterfaceWords } from '#locale/words.ts'
import { feedTags } from '#theme/feed-links.ts'
import type { ConnectionWords } from '#theme/offline/connection-words.ts'
import { stringsOf } from '#theme/strings.ts'
import { islandAssets } from 'virtual:keep-it-simple/island-assets'
import { paper, site } from 'virtual:keep-it-simple/site'
import { FIRST_THEME, PAINT_SCRIPT, STYLE_SCRIPT } from './boot.ts'
import { DOCUMENT_STYLE } from './document-style.ts'
import { bodyClass, documentDescription, documentTags, documentTitle, headTags } from './head.ts'
import { jsonLd } from './json-ld.ts'
import { QUERY_SCRIPT, TOUCH_SCRIPT } from './inline/compiled.ts'
import { queryForm } from './query-forms.ts'
import type { QueryForm } from './query-answer.ts'
import { socialTags } from './social-tags.ts'

/** A button may be painted before its script has loaded, and a press must not be lost; a link is a link. */
const EARLY_SCRIPT =
  "kisEarly=[];addEventListener('click',e=>{let b=e.target.closest&&e.target.closest('button[data-action]');b&&window.kisEarly?.push(b)},true)"

const HEAD_SCRIPT = PAINT_SCRIPT + STYLE_SCRIPT + EARLY_SCRIPT

/** Every script that stands in a document: the policy allows these texts and no other. */
export const INLINE_SCRIPTS: readonly string[] = [
  HEAD_SCRIPT,
  QUERY_SCRIPT,
  ...('islands' in islandAssets ? [TOUCH_SCRIPT] : []),
  ...inlineTexts(site.head, 'script'),
]

/** The same for styles. */
export const INLINE_STYLES: readonly string[] = [DOCUMENT_STYLE, ...inlineTexts(site.head, 'style')]

/** The whole document around a rendered page. */
export function renderDocument(
  page: PageData,
  layout: string,
  html: string,
  bundle: ShellAssets,
): string {
  // Whoever counts readers runs script in the page: never where something is or may be unlocked.
  const isLocked = page.type === 'locked' || page.opened !== undefined
  const analytics = isLocked ? undefined : site.analytics
  const modules = assetsOf(page, html, isLocked, analytics !== undefined)
  const form = arrivalForm(page)
  const named = bodyClass(page)
  return [
    '<!doctype html>',
    `<html lang="${page.lang}" dir="${textDirection(page.lang)}"${FIRST_THEME ? ` data-theme="${FIRST_THEME}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<style>${DOCUMENT_STYLE}</style>`,
    ...Object.entries(paper).map(
      ([scheme, colour]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`,
    ),
    `<title>${escapeHtml(documentTitle(page))}</title>`,
    form &&
      `<script type="application/json" id="query">${json(form)}</script><script>${QUERY_SCRIPT}</script>`,
    `<script>${HEAD_SCRIPT}</script>`,
    modules.includes('islands') && `<script>${TOUCH_SCRIPT}</script>`,
    // Of the language a visit begins in, and for all of it.
    site.offline &&
      `<link rel="manifest" href="${escapeHtml(toHref(site.base, manifestAddress(page.locale)))}">`,
    // The bar is not painted half: what stands left of a word moves when that word arrives.
    '<link rel="expect" href="#main" blocking="render">',
    ...headTags(page).map((tag) => renderTag(tag, 'data-page')),
    ...documentTags(page, [...feedTags(page), ...socialTags(page, documentDescription(page))]).map(
      (tag) => renderTag(tag, 'data-document'),
    ),
    ...jsonLd(page).map(
      (data) => `<script type="application/ld+json" data-document>${json(data)}</script>`,
    ),
    ...[
      ...bundle.styles,
      ...(isLocked ? [] : (bundle.fontStyles[page.lang] ?? [])),
      ...(bundle.layoutStyles[layout] ?? []),
      ...moduleStyles(modules, bundle),
    ].map(sheetLink),
    `<noscript id="kis-late">${sheetLink(bundle.late)}</noscript>`,
    ...bundle.authorStyles.map(sheetLink),
    clientScript(page, layout, modules, bundle),
    `</head><body${named ? ` class="${escapeHtml(named)}"` : ''}>${html}`,
    analytics && `<script type="application/json" id="analytics">${json(analytics)}</script>`,
    '</body></html>',
  ]
    .filter((part) => typeof part === 'string')
    .join('\n')
}

const sheetLink = (href: string): string => `<link rel="stylesheet" href="${escapeHtml(href)}">`

/** What stands in a page for the browser: its blocks, and whatever else it has. */
function assetsOf(page: PageData, html: string, isLocked: boolean, isCounted: boolean): string[] {
  const own = new Set('assets' in page ? page.assets : [])
  // A slot or layout that lives in the browser.
  if (html.includes(' data-island="')) own.add('islands')
  return [
    ...own,
    ...(site.bulletin ? ['bulletin'] : []),
    ...(isLocked ? ['lock'] : []),
    ...(isCounted ? ['analytics'] : []),
  ]
}

/** The script of every page, and what it has to know of this one. */
function clientScript(
  page: PageData,
  layout: string,
  modules: readonly string[],
  bundle: ShellAssets,
): string {
  const strings = stringsOf(page.lang)
  const data = {
    base: site.base,
    loading: strings.loading,
    words: JSON.stringify(connectionWords(strings)),
    later: bundle.later,
    search: bundle.search.join(' '),
    page: layout,
    modules: modules.flatMap((name) => bundle.modules[name] ?? []).join(' '),
    cacheable: site.offline && isCacheable(page) ? 'yes' : '',
    unsearched: page.type === 'content' && page.frontmatter.search === false ? 'yes' : '',
    islands: site.offline ? islandFiles(modules, bundle) : '',
  }
  const attributes = Object.entries(data)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return `<script type="module" id="kis-client" src="${escapeHtml(bundle.script)}"${attributes.join('')}></script>`
}

const connectionWords = (strings: InterfaceWords): ConnectionWords => {
  const { tryAgain, closeSheet: close, loadFailedText, offline } = strings
  if (!offline) return { stay: loadFailedText, tryAgain, close }
  const { stay, newVersion, takeIt, notSaved } = offline
  return { stay, tryAgain, close, newVersion, takeIt, notSaved }
}

/** Whoever keeps a page for later keeps these with it. */
const islandFiles = (modules: readonly string[], bundle: ShellAssets): string =>
  [...new Set(modules.flatMap((name) => bundle.islandScripts[name] ?? []))].join(' ')

/** What the page's blocks need is there before the first paint. */
const moduleStyles = (modules: readonly string[], bundle: ShellAssets): string[] => [
  ...new Set(modules.flatMap((name) => bundle.blockStyles[name] ?? [])),
]

/** The query form as its script reads it: with links instead of addresses. Only where old links led. */
function arrivalForm(page: PageData): QueryForm | undefined {
  const selected = (page.type === 'tags' || page.type === 'categories') && page.selected
  const form = selected ? undefined : queryForm(page)
  if (!form) return undefined
  const link = (address: string) => toHref(site.base, address)
  const { name, addresses = {}, list, home } = form
  if (list) return { name, home: link(home), list: { ...list, link: link(list.link) } }
  const links = Object.entries(addresses).map(([value, address]) => [value, link(address)])
  return { name, home: link(home), addresses: Object.fromEntries(links) as Record<string, string> }
}

/** JSON inside a script element: nothing in it can end the element. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function renderTag([tag, attributes, content]: HeadTag, mark: string): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('')
  const open = `<${tag}${written} ${mark}>`
  if (tag === 'meta' || tag === 'link' || tag === 'base') return open
  // A script's or style's text has no escape; one that could end its element is left out.
  const safe = /<\/|<!--/.test(content ?? '') ? '' : (content ?? '')
  return `${open}${safe}</${tag}>`
}
