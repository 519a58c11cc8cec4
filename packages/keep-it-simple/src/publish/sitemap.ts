import { escapeHtml } from '#model/escape-html.ts'
import type { Locale } from '#model/locale.ts'
import { translationLinks } from '#model/translation-links.ts'
import type { Entry } from './catalogue.ts'

/** The protocol's limit of one file. */
const MOST = 50_000
const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Files by name: one sitemap, or above the limit several and an index of them. */
export function sitemaps(
  entries: readonly Entry[],
  locales: readonly Locale[],
  absolute: (address: string) => string,
  most: number = MOST,
): Record<string, string> {
  const urls = entries
    .filter(({ indexed }) => indexed)
    .map((entry) => url(entry, locales, absolute))
  if (urls.length <= most) return { 'sitemap.xml': urlset(urls) }
  const parts: Record<string, string> = {}
  for (let start = 0; start < urls.length; start += most)
    parts[`sitemap-${start / most + 1}.xml`] = urlset(urls.slice(start, start + most))
  const listed = Object.keys(parts).map(
    (name) => `<sitemap><loc>${escapeHtml(absolute(`/${name}`))}</loc></sitemap>`,
  )
  const index = [XML, `<sitemapindex xmlns="${SCHEMA}">`, ...listed, '</sitemapindex>', '']
  return { 'sitemap.xml': index.join('\n'), ...parts }
}

const urlset = (urls: readonly string[]): string =>
  [
    XML,
    `<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n')

function url(
  entry: Entry,
  locales: readonly Locale[],
  absolute: (address: string) => string,
): string {
  const { path, updated } = entry
  const links = translationLinks(entry, locales).map(
    ([hreflang, address]) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(absolute(address))}"/>`,
  )
  const lastmod = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`
  return `<url><loc>${escapeHtml(absolute(path))}</loc>${lastmod}${links.join('')}</url>`
}
