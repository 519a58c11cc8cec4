import { readdirSync } from 'node:fs'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'

/** What is said with every kind of file; the policy itself is long, and the same wherever it is sent. */
const SHOWN = ['content-type', 'content-encoding', 'cache-control', 'location'] as const
const SECURITY = {
  'content-security-policy': 'policy',
  'cross-origin-opener-policy': 'opener',
  'permissions-policy': 'permissions',
  'referrer-policy': 'referrer',
  'x-content-type-options': 'nosniff',
}

/** The built site behind nginx with the settings the build wrote: a row for each kind of answer. */
export async function headersTable(dist: string, settings: string): Promise<string> {
  const served = await serveByNginx(dist, settings)
  try {
    const rows = await Promise.all(
      Object.entries(kinds(dist)).map(([kind, path]) => row(kind, served.url + path)),
    )
    return [
      '| | status | type | packed | cache | security |',
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n')
  } finally {
    served.close()
  }
}

/** An address of each kind, taken from what was built. */
function kinds(dist: string): Readonly<Record<string, string>> {
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file}`)
    .toSorted()
  const first = (pattern: RegExp) => all.find((file) => pattern.test(file)) ?? '/none'
  return {
    document: '/article/bloom-filter/',
    'document, English': '/en/article/bloom-filter/',
    'no such page': '/no/such/page/',
    'old address': '/friends.html',
    'copy in Markdown': first(/^\/article\/.*\.md$/),
    'sealed page': first(/^\/sealed\/.*\.(?:bin|json)$/),
    script: first(/^\/assets\/.*\.js$/),
    'style sheet': first(/^\/assets\/.*\.css$/),
    'no such script': '/assets/gone-00000000.js',
    'picture of a page': first(/^\/media\/.*\.(?:svg|png|webp|avif)$/),
    'picture of the site': first(/^\/images\/.*\.svg$/),
    'piece of the index': first(/^\/search-index\/pieces\/[^.]+\.[a-z]+$/),
    'frame of a demo': first(/^\/demo\/[0-9a-f]{16}\.html$/),
    'service worker': '/service-worker.js',
    manifest: '/manifest.webmanifest',
    Atom: '/atom.xml',
    RSS: '/rss.xml',
    'JSON feed': '/feed.json',
    sitemap: '/sitemap.xml',
    robots: '/robots.txt',
    'record of the release': '/release.json',
    Python: first(/^\/vendor\/.*\.wasm$/),
  }
}

async function row(kind: string, url: string): Promise<string> {
  const { status, headers } = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'br' },
  })
  const [type, packed, cache, location] = SHOWN.map((name) => headers.get(name) ?? '–')
  const security = Object.entries(SECURITY)
    .filter(([name]) => headers.has(name))
    .map(([name, short]) => (headers.get(name)!.startsWith('sandbox') ? 'sandbox' : short))
  const answer = location === '–' ? status : `${status} → \`${location}\``
  return `| ${kind} | ${answer} | ${type} | ${packed} | ${cache} | ${security.join(', ')} |`
}
