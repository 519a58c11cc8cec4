import { z } from 'zod'
import { MESSAGE_LANGUAGES } from '#model/message-language.ts'
import type { Hooks } from '#model/hooks.ts'
import { PICTURE_FORMATS, PICTURE_QUALITIES, USUAL_PICTURES } from '#model/pictures.ts'
import { NO_LOCKS, STATIC_FILES } from '../defaults.ts'
import { rules } from './rules.ts'
import { checked, kind, optional, required } from './setting.ts'
import { anyText, flag, line, perLanguage } from './values.ts'

const person = z.strictObject({
  name: required(line, 'Name as pages show it.', { example: 'Ada' }),
  url: optional(line, 'Where the name leads.', { example: 'https://ada.example.org' }),
  avatar: optional(line, 'Address of a picture.', { example: '/images/ada.png' }),
  alias: optional(
    z.array(line),
    'Other names and e-mail addresses in the history; never published.',
    {
      example: ['ada@example.org'],
    },
  ),
})

const locks = z.strictObject({
  global: optional(flag, 'Whether the whole site is locked; only admin passwords open it.', {
    default: NO_LOCKS.global,
  }),
  separator: optional(
    checked(z.string(), (text) => (text === '' ? 'Write at least one character.' : undefined)),
    'Stands between several hashes in one text.',
    { default: NO_LOCKS.separator },
  ),
  admin: optional(z.array(line), 'Hashes of the passwords that open everything.', {
    default: NO_LOCKS.admin,
  }),
  rules: optional(
    kind(z.record(z.string(), z.string()), 'an object with hashes per rule'),
    'Which pages are locked (an address, a file or `^` and a regular expression), and the hashes that open them.',
    { default: NO_LOCKS.rules, example: { '/private/': '$2b$12$…' } },
  ),
  publicPasswords: optional(z.array(line), 'Passwords everybody may know.', {
    default: NO_LOCKS.publicPasswords,
  }),
  salt: optional(anyText, 'Another text makes all readers enter their passwords again.', {
    example: '2026-11',
  }),
})

const sources = (what: string) =>
  optional(z.array(line), `Where ${what} may come from.`, { example: ['https://cdn.example.org'] })

const policy = z.strictObject({
  'script-src': sources('scripts'),
  'style-src': sources('styles'),
  'img-src': sources('pictures'),
  'font-src': sources('fonts'),
  'connect-src': sources('answers to scripts'),
  'media-src': sources('sound and video'),
  'frame-src': sources('frames'),
  'worker-src': sources('workers'),
  'form-action': optional(z.array(line), 'Where forms may be sent.', {
    example: ['https://forms.example.org'],
  }),
})

const deploy = z.strictObject({
  hosts: optional(
    z.array(z.enum(['nginx', 'cloudflare-pages', 'netlify', 'vercel', 'github-pages'])),
    'Hosts the build writes settings for.',
    { default: STATIC_FILES.hosts, example: ['nginx'] },
  ),
  compress: optional(
    z.array(z.enum(['brotli', 'gzip'])),
    'How files are compressed for hosts that send them as they are.',
    { default: STATIC_FILES.compress, example: ['brotli', 'gzip'] },
  ),
  keepBuilds: optional(
    kind(z.number().int().min(0), 'a whole number, 0 or more'),
    'How many earlier builds keep their hashed files, for tabs that are still open.',
    { default: STATIC_FILES.keepBuilds },
  ),
  allow: optional(policy, 'Sources added to the Content-Security-Policy, by directive.', {
    default: STATIC_FILES.allow,
    example: { 'img-src': ['https://images.example.org'] },
  }),
})

const pictures = z.strictObject({
  formats: optional(
    z.array(z.enum(PICTURE_FORMATS)),
    'Formats beside the original; browsers take the first they know.',
    { default: USUAL_PICTURES.formats, example: ['webp'] },
  ),
  quality: optional(
    z.enum(PICTURE_QUALITIES),
    'How much of a photograph is left out to make it smaller.',
    { default: USUAL_PICTURES.quality, example: 'fine' },
  ),
})

const hook = <F>() =>
  kind(
    z.custom<F>((value) => typeof value === 'function'),
    'a function',
  )

const hooks = z.strictObject({
  page: optional(
    hook<NonNullable<Hooks['page']>>(),
    'Called with the data of each page before it is stored; may return `{ description, data }`, and layouts and slots find `data` in `page.data`.',
  ),
  head: optional(
    hook<NonNullable<Hooks['head']>>(),
    'Called with the data of each page; may return more tags for its head, written as in `head`.',
  ),
  catalogue: optional(
    hook<NonNullable<Hooks['catalogue']>>(),
    'Called once with the pages that feeds, sitemap and the like speak of; may return another list, in which a page of `public/` is `{ path, title }`.',
  ),
  done: optional(
    hook<NonNullable<Hooks['done']>>(),
    'Called after the build with `{ folder, files }`: where the site lies and every file of it.',
  ),
})

/** What only the build reads; it never reaches a browser. */
export const publishing = {
  redirects: optional(
    kind(z.record(z.string(), z.string()), 'an object of addresses'),
    'Old addresses and where they lead now; `:name` stands for one part of an address on both sides.',
    { default: {}, example: { '/old.html': '/article/new/' } },
  ),
  people: optional(z.array(person), 'How people of the git history are shown.', {
    default: [],
    example: [{ name: 'Ada', alias: ['ada@example.org'] }],
  }),
  abbreviations: optional(
    kind(
      perLanguage(kind(z.record(z.string(), z.string()), 'an object of explanations')),
      'an object with explanations per language',
    ),
    'Terms explained wherever they occur, by language.',
    { default: {}, example: { 'en-US': { CSS: 'Cascading Style Sheets' } } },
  ),
  tags: optional(
    kind(perLanguage(z.array(line)), 'an object with a list per language'),
    'The tags pages may have, by language.',
    { default: {}, example: { 'en-US': ['Go', 'SQL'] } },
  ),
  rules: optional(rules, 'Matters of taste that `kis check` looks for; none ever stops a build.', {
    default: {},
    example: { 'no-empty-sections': 'warn' },
  }),
  locks: optional(locks, 'Which pages need a password.', {
    otherwise: 'nothing is locked',
    example: { rules: { '/private/': '$2b$12$…' } },
  }),
  pictures: optional(
    z.union([pictures, z.literal(false)]),
    'How photographs and screenshots are made smaller; `false` publishes them as they are.',
    { otherwise: 'AVIF and WebP in the widths that are shown', example: { formats: ['webp'] } },
  ),
  hooks: optional(
    hooks,
    'Functions that are called while the site is built; not in `site.config.json`.',
    {
      otherwise: 'nothing is called',
    },
  ),
  messages: optional(
    z.enum(MESSAGE_LANGUAGES),
    'Language in which diagnostics and commands speak to you.',
    { otherwise: 'the language of the terminal', example: 'zh-CN' },
  ),
  deploy: optional(deploy, 'How the built site is served.', {
    otherwise: 'a folder any host can serve',
    example: { hosts: ['nginx'], compress: ['brotli', 'gzip'] },
  }),
}
