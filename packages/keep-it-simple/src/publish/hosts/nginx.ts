import { FEED_FORMATS } from '#model/feed-links.ts'
import { ASKED, DAY, type HostInput } from './host-input.ts'

/** Types Debian's table does not know. */
const TYPES = {
  md: 'text/markdown',
  mjs: 'text/javascript',
  webmanifest: 'application/manifest+json',
}
/** Feeds are known by their names, because their endings say less. */
const FEEDS = FEED_FORMATS.map(({ file, type }) => [file.replace('.', '\\.'), type] as const)
const IN_UTF8 = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'text/markdown',
  'text/plain',
  'text/xml',
  'image/svg+xml',
  ...FEED_FORMATS.map(({ type }) => type),
]

const typesLine = (types: Readonly<Record<string, string>>): string =>
  `types { ${Object.entries(types)
    .map(([ending, type]) => `${type} ${ending};`)
    .join(' ')} }`

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`
const header = (name: string, value: string) => `add_header ${name} ${value} always;`

/**
 * For nginx: to be included in a `server` block that has its own `listen`, `server_name` and `root`.
 * Every location repeats all its headers, because one `add_header` in a location cancels those above.
 */
export function nginxFile(input: HostInput): string {
  const { base, headers, hashed, redirects, prefixes, compress } = input
  const names = Object.entries(headers).map(
    ([name, value]) => [name, `$kis_${name.toLowerCase().replaceAll('-', '_')}`, value] as const,
  )
  const all = names.map(([name, variable]) => header(name, variable))
  const few = (own: Readonly<Record<string, string>>) =>
    Object.entries(own).map(([name, value]) => header(name, quote(value)))
  const location = (match: string, cache: string, lines: readonly string[], own = all) => [
    `location ${match} {`,
    ...[...lines, ...own, header('Cache-Control', quote(cache))].map((line) => `  ${line}`),
    '}',
  ]
  const missing = (prefix: string) => `error_page 403 404 =404 ${base}${prefix.slice(1)}404.html;`
  const [first = '/', ...others] = prefixes
  return [
    '# Written by `npx kis build`; DEPLOY.md says where it goes.',
    'charset utf-8;',
    `charset_types ${IN_UTF8.join(' ')};`,
    'absolute_redirect off;',
    'server_tokens off;',
    // Looking for a file and its packed form is most of the work; a second later it is looked for again.
    'sendfile on;',
    'tcp_nopush on;',
    'open_file_cache max=10000 inactive=60s;',
    'open_file_cache_valid 1s;',
    ...(compress.includes('brotli') ? ['brotli_static on;'] : []),
    ...(compress.includes('gzip') ? ['gzip_static on;'] : []),
    ...(compress.length > 0 ? ['gzip_vary on;'] : []),
    ...names.map(([, variable, value]) => `set ${variable} ${quote(value)};`),
    // A folder without a page is as missing as a page that is not there.
    missing(first),
    ...location(base, ASKED, []),
    ...others.flatMap((prefix) => location(`${base}${prefix.slice(1)}`, ASKED, [missing(prefix)])),
    // A missing file gets a plain 404: a page in its place would be taken for script.
    ...hashed.flatMap(({ folder, only, headers: own, cache, types }) =>
      location(
        only ? `~ ${quote(`^${base}${folder}${only.name}$`)}` : `^~ ${base}${folder}`,
        cache,
        ['error_page 403 404 =404 @gone;', ...(types ? [typesLine(types)] : [])],
        few(own),
      ),
    ),
    ...location('@gone', ASKED, ['return 404;']),
    // Every request is compared with every pattern, so there are few.
    ...location(`~ \\.(?:${Object.keys(TYPES).join('|')})$`, ASKED, [
      typesLine(TYPES),
      'try_files $uri @page;',
    ]),
    // S2.2.2: a link to a source file leads to its page.
    ...location('@page', ASKED, [
      'rewrite "(?i)^(.*/)(?:readme|index)\\.md$" $1 permanent;',
      'rewrite ^(.+)\\.md$ $1/ permanent;',
      'return 404;',
    ]),
    `location ~ /(?:${FEEDS.map(([name]) => name).join('|')})$ {`,
    ...FEEDS.flatMap(([name, type]) =>
      location(`~ /${name}$`, ASKED, ['types {}', `default_type ${type};`]),
    ).map((line) => `  ${line}`),
    '}',
    ...location('~* \\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2|pdf)$', DAY, []),
    ...redirects.flatMap(([from, to]) =>
      location(`= ${quote(decodeURIComponent(from))}`, ASKED, [
        // A dollar sign would begin a variable.
        `return 301 ${quote(`${to.replaceAll('$', '%24')}$is_args$args`)};`,
      ]),
    ),
    '',
  ].join('\n')
}
