import { manifestAddress } from '#model/app-manifest.ts'
import type { HeadTag } from '#model/head.ts'
import { inlineTexts } from '#model/head-policy.ts'
import { textDirection } from '#model/language.ts'
import { escapeHtml } from '#model/escape-html.ts'
import type { PageData } from '#model/page.ts'
import { toHref } from '#model/path.ts'
import type { PostSummary } from '#model/post.ts'
import type { ShellAssets } from '#model/shell-assets.ts'
import { islandAssets } from 'virtual:keep-it-simple/island-assets'
import { paper, site } from 'virtual:keep-it-simple/site'
import { FIRST_THEME, PAINT_SCRIPT, STYLE_SCRIPT } from './boot.ts'
import { DOCUMENT_STYLE } from './document-style.ts'
import { EARLY_SCRIPT } from './early-clicks.ts'
import { feedTags } from './feed-links.ts'
import { bodyClass, documentDescription, documentTags, documentTitle, headTags } from './head.ts'
import { jsonLd } from './json-ld.ts'
import { QUERY_SCRIPT, TOUCH_SCRIPT } from './inline/compiled.ts'
import { queryForm } from './query-forms.ts'
import type { QueryForm } from './query-answer.ts'
import { serifLinks } from './serif-links.ts'
import { SPECULATION_RULES } from './speculation.ts'
import { socialTags } from './social-tags.ts'

const HEAD_SCRIPT = PAINT_SCRIPT + STYLE_SCRIPT + EARLY_SCRIPT

/** Every script that stands in a document: the policy allows these texts and no other. */
export const INLINE_SCRIPTS: readonly string[] = [
  HEAD_SCRIPT,
  QUERY_SCRIPT,
  SPECULATION_RULES,
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
  const chunks = new Set([
    ...bundle.chunks,
    ...(bundle.preload[layout] ?? []),
    ...(bundle.preload[page.lang] ?? []),
  ])
  const { assets = [] } = 'assets' in page ? page : {}
  // Whoever counts readers runs script in the page: never where something may be unlocked.
  const analytics = page.type === 'locked' ? undefined : site.analytics
  const mounting = analytics ? [...assets, 'analytics'] : assets
  const scriptsOf = (isQuiet: boolean) =>
    mounting
      .filter((name) => bundle.quiet.includes(name) === isQuiet)
      .flatMap((name) => bundle.assetScripts[name] ?? [])
  const islands = new Set(
    mounting
      .flatMap((name) => bundle.islandScripts[name] ?? [])
      .filter((file) => !chunks.has(file)),
  )
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
    ...serifLinks(page.lang, html, bundle.serif),
    `<script>${HEAD_SCRIPT}</script>`,
    mounting.includes('islands') && `<script>${TOUCH_SCRIPT}</script>`,
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
    ...[...bundle.styles, ...(bundle.layoutStyles[layout] ?? []), ...blockStyles(page, bundle)].map(
      sheetLink,
    ),
    `<noscript id="late">${sheetLink(bundle.late)}</noscript>`,
    ...bundle.authorStyles.map(sheetLink),
    `<script type="module" id="boot" src="${escapeHtml(bundle.script)}" data-chunks="${escapeHtml([...chunks].join(' '))}" data-search="${escapeHtml(bundle.search.join(' '))}"${filesIn('assets', scriptsOf(false))}${filesIn('quiet', scriptsOf(true))}${filesIn('islands', islands)}></script>`,
    `</head><body${named ? ` class="${escapeHtml(named)}"` : ''}><div id="root">${html}</div>`,
    analytics && `<script type="application/json" id="analytics">${json(analytics)}</script>`,
    `<script type="application/json" id="state">${json(leanPage(page))}</script>`,
    '</body></html>',
  ]
    .filter((part) => typeof part === 'string')
    .join('\n')
}

const sheetLink = (href: string): string => `<link rel="stylesheet" href="${escapeHtml(href)}">`

function filesIn(name: string, files: Iterable<string>): string {
  const all = [...files].join(' ')
  return all === '' ? '' : ` data-${name}="${escapeHtml(all)}"`
}

/** What the page's blocks need is there before the first paint. */
function blockStyles(page: PageData, bundle: ShellAssets): string[] {
  const names = 'assets' in page ? (page.assets ?? []) : []
  return [...new Set(names.flatMap((name) => bundle.blockStyles[name] ?? []))]
}

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

/** Lean hydration: a text stands in the document once, as HTML. */
function leanPage(page: PageData): object {
  // While writing, an edit is compared with the text as it was written.
  if (import.meta.env.DEV) return page
  if (page.type === 'posts')
    return { ...page, list: { ...page.list, posts: page.list.posts.map(leanPost) } }
  if (page.type !== 'content') return page
  const { discussion } = page
  return {
    ...page,
    body: undefined,
    ...(discussion && { discussion: { ...discussion, html: '' } }),
  }
}

/** Excerpts are emptied, not removed: their number must match the document. */
function leanPost(post: PostSummary): PostSummary {
  return post.excerpt === undefined ? post : { ...post, excerpt: '' }
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
