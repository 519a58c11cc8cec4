import { z } from 'zod'
import { DEFAULTS } from '../defaults.ts'
import type { HeadTag } from '#model/head.ts'
import { headFault } from '#model/head-policy.ts'
import { checked, kind, optional, required } from './setting.ts'
import { anyText, elsewhere, lang, line, origin, slashed, timeZone } from './values.ts'

const locale = z.strictObject({
  prefix: required(slashed, 'Where the addresses of this language begin.', { example: '/en/' }),
  lang: required(lang, 'The language of its pages.', { example: 'en-US' }),
  label: required(line, "The language's own name, for the language menu.", { example: 'English' }),
  title: required(line, 'Title of the site in this language.', { example: 'My blog' }),
  description: required(anyText, 'What the site is about, for search engines and feeds.', {
    example: 'Notes on databases and compilers.',
  }),
})

const locales = checked(z.array(locale).min(1), (all) => {
  const prefixes = all.map(({ prefix }) => prefix)
  const twice = prefixes.find((prefix, index) => prefixes.indexOf(prefix) !== index)
  return twice === undefined
    ? undefined
    : `Give each language its own prefix; two have \`${twice}\`.`
})

const headTag = checked(
  z.tuple([
    z.enum(['meta', 'link', 'script', 'style', 'title', 'base', 'noscript']),
    kind(
      z.record(z.string(), z.union([z.string(), z.literal(true)])),
      'an object of attributes, each text or `true`',
    ),
    z.string().optional(),
  ]),
  (tag) => headFault(tag as HeadTag),
)

const repository = z.strictObject({
  url: required(elsewhere('https', 'http'), 'Address of the repository.', {
    example: 'https://github.com/me/blog',
  }),
  branch: required(line, 'Branch that edit links lead to.', { example: 'main' }),
  dir: required(anyText, 'Folder of the pages inside the repository.', { example: 'docs' }),
})

/** Where the site lives, and in which languages. */
export const place = {
  origin: required(origin, 'Where the site will live; absolute links begin with it.', {
    example: 'https://blog.example.org',
  }),
  base: optional(slashed, 'The folder it is served from when it does not own its host.', {
    default: DEFAULTS.base,
    example: '/blog/',
  }),
  timeZone: optional(timeZone, 'All dates are written and shown in this time zone.', {
    default: DEFAULTS.timeZone,
    example: 'Asia/Shanghai',
  }),
  locales: required(
    kind(locales, 'a list of at least one language'),
    'The languages of the site, the main one first.',
    {
      example: [
        { prefix: '/', lang: 'en-US', label: 'English', title: 'My blog', description: 'Notes.' },
      ],
    },
  ),
  head: optional(
    z.array(kind(headTag, 'a list of a tag, its attributes and its content')),
    'Elements for the head of every page: tag, attributes, content. The policy of the site allows their hosts and texts.',
    { default: DEFAULTS.head, example: [['link', { rel: 'icon', href: '/favicon.svg' }]] },
  ),
  repository: optional(repository, 'Where the source of the pages is, for edit links.', {
    otherwise: 'pages have no edit link',
    example: { url: 'https://github.com/me/blog', branch: 'main', dir: 'docs' },
  }),
}
