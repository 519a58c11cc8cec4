import { z } from 'zod'
import { checked, kind, optional, required } from './setting.ts'
import { anyText, elsewhere, flag, line } from './values.ts'

const web = elsewhere('https', 'http')
const ownProtocol = optional(z.literal('json'), '`json` for a runner of your own.', {
  otherwise: 'as the public service speaks',
  example: 'json',
})
const kotlin = z.strictObject({
  url: required(web, 'Address of the service.', { example: 'https://run.example.org/kotlin' }),
  protocol: ownProtocol,
})
/** The public playground has a socket, a runner of the owner's is asked as any page is. */
const rust = checked(
  z.strictObject({
    url: required(elsewhere('wss', 'ws', 'https', 'http'), 'Address of the service.', {
      example: 'wss://run.example.org/rust',
    }),
    protocol: ownProtocol,
  }),
  ({ url, protocol }) =>
    url.startsWith('ws') === (protocol === undefined)
      ? undefined
      : "Write an address that begins with `wss://`, or with `https://` and `protocol: 'json'`.",
)

const runners = z.strictObject({
  go: optional(
    z.union([
      z.literal(false),
      z.strictObject({
        url: required(web, 'Address of the service.', { example: 'https://run.example.org/go' }),
        protocol: required(
          z.enum(['playground', 'json']),
          '`playground` as play.golang.org speaks, `json` for a service of your own.',
          { example: 'json' },
        ),
      }),
    ]),
    'Who runs Go; `false` for nobody.',
    { otherwise: 'the public playground', example: false },
  ),
  kotlin: optional(z.union([z.literal(false), kotlin]), 'Who runs Kotlin; `false` for nobody.', {
    otherwise: 'the public service',
    example: false,
  }),
  rust: optional(z.union([z.literal(false), rust]), 'Who runs Rust; `false` for nobody.', {
    otherwise: 'the public playground',
    example: false,
  }),
  python: optional(
    flag,
    "Whether Python runs in the reader's browser, from a copy within the site (15 MB).",
    { default: true },
  ),
  sql: optional(
    flag,
    "Whether SQLite and PostgreSQL run in the reader's browser, from copies within the site (1.5 and 16 MB, where a page needs them).",
    { default: true },
  ),
  javascript: optional(
    flag,
    "Whether JavaScript runs in the reader's browser, in a worker without network and storage.",
    { default: true },
  ),
  typescript: optional(
    flag,
    'Whether TypeScript runs there too, its types taken away; needs the package `sucrase`.',
    { default: true },
  ),
})

const comments = z.strictObject({
  repo: required(anyText, 'Repository of the discussions.', { example: 'me/blog' }),
  repoId: required(anyText, 'Its number, as giscus.app shows it.', { example: 'R_kgD…' }),
  category: required(anyText, 'Category of the discussions.', { example: 'Announcements' }),
  categoryId: required(anyText, 'Its number, as giscus.app shows it.', { example: 'DIC_kwD…' }),
  mapping: optional(
    z.enum(['pathname', 'url', 'title', 'og:title', 'specific', 'number']),
    'How a page finds its discussion.',
    { default: 'pathname' },
  ),
  strict: optional(flag, 'Whether only an exact match counts.', { default: true }),
  reactionsEnabled: optional(flag, 'Whether readers see reactions.', { default: true }),
  inputPosition: optional(z.enum(['top', 'bottom']), 'Where readers write.', { default: 'top' }),
  lightTheme: optional(line, 'Theme of giscus on light pages.', { default: 'light' }),
  darkTheme: optional(line, 'Theme of giscus on dark pages.', { default: 'dark' }),
  lazyLoading: optional(flag, 'Whether the frame waits until it is near.', { default: true }),
  host: optional(web, 'Where giscus runs.', { default: 'https://giscus.app' }),
  load: optional(
    z.enum(['button', 'near']),
    'Comments come when the reader asks (`button`) or by themselves (`near`).',
    { default: 'button' },
  ),
})

const analytics = z.strictObject({
  script: optional(
    z.strictObject({
      src: required(line, 'Address of the script.', { example: 'https://stats.example.org/a.js' }),
      attributes: optional(
        kind(z.record(z.string(), z.string()), 'an object of attributes, each text'),
        'Attributes the script wants.',
        { example: { 'data-website-id': '1234' } },
      ),
    }),
    'A script that counts readers.',
    { example: { src: 'https://stats.example.org/a.js' } },
  ),
  tagManager: optional(
    checked(z.string(), (id) =>
      /^GTM-\w+$/.test(id) ? undefined : 'Write the number of a container, like `GTM-ABC123`.',
    ),
    'Number of a Google tag manager container.',
    { example: 'GTM-ABC123' },
  ),
})

const hosted = {
  appId: required(line, 'Number of the application.', { example: 'ABC123' }),
  apiKey: required(line, 'A key that may only search; readers see it.', { example: '0123abcd' }),
  indexName: required(line, 'Name of the index.', { example: 'blog' }),
}

const search = z.strictObject({
  ...hosted,
  locales: optional(
    kind(z.record(z.string(), z.strictObject(hosted).partial()), 'an object by prefix of language'),
    'What differs for a language, by its prefix.',
    { example: { '/en/': { indexName: 'blog-en' } } },
  ),
  hosts: optional(
    z.array(web),
    'Other servers that speak the same protocol, asked in this order.',
    { example: ['https://search.example.org'] },
  ),
})

/** Whom the build or the browsers of readers ask. Nothing here is on by itself but running code. */
export const services = {
  runners: optional(runners, 'Who runs the programs of a page when a reader asks.', {
    otherwise:
      'the public services of the languages, and Python, SQL and JavaScript in the browser',
    example: { go: false, python: true },
  }),
  comments: optional(comments, 'Discussions of a GitHub repository beneath pages, by giscus.', {
    otherwise: 'no comments',
    example: { repo: 'me/blog', repoId: 'R_kgD…', category: 'Blog', categoryId: 'DIC_kwD…' },
  }),
  analytics: optional(
    analytics,
    'Who counts readers; never started where a browser asks for privacy.',
    { otherwise: 'nobody', example: { tagManager: 'GTM-ABC123' } },
  ),
  repositoryService: optional(web, 'Asked for the facts of repository cards.', {
    otherwise: 'the hosts of the repositories',
    example: 'https://repos.example.org',
  }),
  repositoryRefresh: optional(
    flag,
    'Whether the browsers of readers ask again for what repository cards count, once a day.',
    { default: false },
  ),
  search: optional(search, 'A hosted search service.', {
    otherwise: "the site's own files are searched",
    example: { appId: 'ABC123', apiKey: '0123abcd', indexName: 'blog' },
  }),
}
