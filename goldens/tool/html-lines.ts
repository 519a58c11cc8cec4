import { createHash } from 'node:crypto'

/** A page as its reader gets it: no engine scripts, no hashes, one element per line. */
export interface NormalPage {
  readonly head: string
  readonly body: string
}

const TOKEN = /<!--[\s\S]*?-->|<[/!]?[a-zA-Z](?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+|</g
const RAW = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1>/g
const LATE_STYLES = /<noscript id="kis-late">\s*<\/noscript>/g
const OWN_ASSET_LINK =
  /<link rel="(?:stylesheet|modulepreload|preload)"[^>]*href="[^"]*\/assets\/[^>]*>/g
/** Contributors and changes of a page, from git. */
const HISTORY =
  /<h2 [^>]*id="doc-contributors"[\s\S]*?<\/ul>|<section id="doc-changelog">[\s\S]*?<\/section>/g
const ICON = /(<svg class="icon[^>]*>)(.*?)<\/svg>/gs

/** `dates: 'hidden'` for sites whose dates come from the history of the repository. */
export function normalPage(html: string, dates: 'shown' | 'hidden' = 'shown'): NormalPage {
  const plain = stableNames(
    html
      .replaceAll(RAW, rawElement)
      .replaceAll(OWN_ASSET_LINK, '')
      .replaceAll(LATE_STYLES, '')
      .replaceAll(ICON, (_, open: string, shape: string) => `${open}${shortHash(shape, 6)}</svg>`),
  )
  const text = dates === 'hidden' ? withoutDates(plain) : plain
  const at = text.indexOf('</head>')
  const end = at < 0 ? 0 : at
  return { head: elementLines(text.slice(0, end)), body: elementLines(text.slice(end)) }
}

export const shortHash = (text: string, length = 12): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length)

/** Structured data and scripts of other hosts stay; code of the engine and page state go. */
function rawElement(_: string, name: string, attributes: string, content: string): string {
  if (name === 'style') return `<style${attributes}>…</style>`
  if (attributes.includes('application/ld+json')) {
    const data: unknown = JSON.parse(content)
    return `<script${attributes}>${JSON.stringify(data, undefined, 1)}</script>`
  }
  return /\ssrc="(?:https?:)?\/\//.test(attributes) ? `<script${attributes}></script>` : ''
}

/** Content hashes in file names and in the policy, and ids that React counts. */
function stableNames(html: string): string {
  const ids = new Map<string, string>()
  return html
    .replaceAll(/\/assets\/([\w.-]+?)-[\w-]{8}\.(\w+)/g, '/assets/$1-[hash].$2')
    .replaceAll(/\/(media|fonts)\/([^"'\s,]+?)\.[0-9a-f]{8}\b/g, '/$1/$2.[hash]')
    .replaceAll(/\/sealed\/[0-9a-f.]+\.bin/g, '/sealed/[hash].bin')
    .replaceAll(/\/demo\/[0-9a-f]{16}/g, '/demo/[hash]')
    .replaceAll(/(?:\s*'sha(?:256|384|512)-[\w+/=]+')+/g, " '[hashes]'")
    .replaceAll(/ (nonce|integrity)="[^"]*"/g, ' $1="[hash]"')
    .replaceAll(/_R_\w*_/g, (id) => {
      if (!ids.has(id)) ids.set(id, `id-${ids.size + 1}`)
      return ids.get(id)!
    })
}

/** Facts from git and the year of the build differ from clone to clone. */
const withoutDates = (html: string): string =>
  html
    .replaceAll(HISTORY, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, '[time]')
    .replaceAll(/(<time\b[^>]*>)[^<]*/g, '$1[date]')
    .replaceAll(/datetime="[^"]*"/gi, 'datetime="[time]"')
    .replaceAll(/data-years="\d+"/g, 'data-years="[year]"')
    .replaceAll(/(?<=data-since="\d+">\d{4}–)\d{4}/g, '[year]')

function elementLines(html: string): string {
  // What is encrypted holds the names of files, which change with the bundle.
  const stable = html.replaceAll(/data-prompt="[^"]*"/g, 'data-prompt="[sealed]"')
  const tokens = [...stable.matchAll(TOKEN)].map(([token]) =>
    token.startsWith('<') && !token.startsWith('</') ? `\n${token}` : token,
  )
  return `${tokens
    .join('')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()}\n`
}
