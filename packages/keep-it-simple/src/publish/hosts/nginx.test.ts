import { expect, it } from 'vitest'
import { ASKED, DAY, FOREVER, type HostInput } from './host-input.ts'
import { nginxFile } from './nginx.ts'

const input: HostInput = {
  base: '/blog/',
  headers: { 'Content-Security-Policy': "default-src 'none'", 'X-A': 'say "b"' },
  hashed: [
    {
      folder: 'vendor/',
      headers: { 'X-A': 'b' },
      cache: FOREVER,
      types: { js: 'text/javascript', wasm: 'application/wasm' },
    },
    {
      folder: 'demo/',
      only: { ending: '.html', name: '[0-9]\\.html' },
      headers: {},
      cache: FOREVER,
    },
  ],
  redirects: [['/blog/a%20b/', '/blog/c/']],
  prefixes: ['/', '/en/'],
  compress: ['brotli', 'gzip'],
}

const OWN = [
  '  add_header Content-Security-Policy $kis_content_security_policy always;',
  '  add_header X-A $kis_x_a always;',
]
const cached = (text: string) => `  add_header Cache-Control "${text}" always;`

it('is a file that nginx includes, line by line', () => {
  const feed = (name: string, type: string) =>
    [
      `location ~ /${name}$ {`,
      '  types {}',
      `  default_type ${type};`,
      ...OWN,
      cached(ASKED),
      '}',
    ].map((line) => `  ${line}`)
  expect(nginxFile(input).split('\n')).toEqual([
    '# Written by `npx kis build`; DEPLOY.md says where it goes.',
    'charset utf-8;',
    'charset_types text/css text/javascript application/javascript application/json application/manifest+json text/markdown text/plain text/xml image/svg+xml application/atom+xml application/rss+xml application/feed+json;',
    'absolute_redirect off;',
    'server_tokens off;',
    'sendfile on;',
    'tcp_nopush on;',
    'open_file_cache max=10000 inactive=60s;',
    'open_file_cache_valid 1s;',
    'brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    'set $kis_content_security_policy "default-src \'none\'";',
    'set $kis_x_a "say \\"b\\"";',
    'error_page 403 404 =404 /blog/404.html;',
    'location /blog/ {',
    ...OWN,
    cached(ASKED),
    '}',
    'location /blog/en/ {',
    '  error_page 403 404 =404 /blog/en/404.html;',
    ...OWN,
    cached(ASKED),
    '}',
    'location ^~ /blog/vendor/ {',
    '  error_page 403 404 =404 @gone;',
    '  types { text/javascript js; application/wasm wasm; }',
    '  add_header X-A "b" always;',
    cached(FOREVER),
    '}',
    'location ~ "^/blog/demo/[0-9]\\.html$" {',
    '  error_page 403 404 =404 @gone;',
    cached(FOREVER),
    '}',
    'location @gone {',
    '  return 404;',
    ...OWN,
    cached(ASKED),
    '}',
    'location ~ \\.(?:md|mjs|webmanifest)$ {',
    '  types { text/markdown md; text/javascript mjs; application/manifest+json webmanifest; }',
    '  try_files $uri @page;',
    ...OWN,
    cached(ASKED),
    '}',
    'location @page {',
    '  rewrite "(?i)^(.*/)(?:readme|index)\\.md$" $1 permanent;',
    '  rewrite ^(.+)\\.md$ $1/ permanent;',
    '  return 404;',
    ...OWN,
    cached(ASKED),
    '}',
    'location ~ /(?:atom\\.xml|rss\\.xml|feed\\.json)$ {',
    ...feed('atom\\.xml', 'application/atom+xml'),
    ...feed('rss\\.xml', 'application/rss+xml'),
    ...feed('feed\\.json', 'application/feed+json'),
    '}',
    'location ~* \\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2|pdf)$ {',
    ...OWN,
    cached(DAY),
    '}',
    'location = "/blog/a b/" {',
    '  return 301 "/blog/c/$is_args$args";',
    ...OWN,
    cached(ASKED),
    '}',
    '',
  ])
})

it('looks for packed files only where there are some', () => {
  const lines = (compress: HostInput['compress']) =>
    nginxFile({ ...input, compress })
      .split('\n')
      .filter((line) => /^(?:brotli|gzip)_/.test(line))
  expect(lines([])).toEqual([])
  expect(lines(['gzip'])).toEqual(['gzip_static on;', 'gzip_vary on;'])
  expect(lines(['brotli'])).toEqual(['brotli_static on;', 'gzip_vary on;'])
})
