import { escapeHtml } from '#model/escape-html.ts'

/** The same text on every redirect page, so that one hash allows it. */
export const REDIRECT_SCRIPT =
  'location.replace(document.documentElement.dataset.to+location.search+location.hash)'

/** S2.2.1: a tiny document that sends old links on, keeping the hash; without script too. */
export function redirectPage(href: string, origin: string, lang: string): string {
  const to = escapeHtml(href)
  return [
    `<!doctype html><html lang="${lang}" data-to="${to}"><head><meta charset="utf-8">`,
    `<title>${to}</title><link rel="canonical" href="${escapeHtml(origin)}${to}"><meta name="robots" content="noindex">`,
    `<script>${REDIRECT_SCRIPT}</script><noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>`,
    `</head><body><h1><a href="${to}">${to}</a></h1></body></html>`,
  ].join('\n')
}
