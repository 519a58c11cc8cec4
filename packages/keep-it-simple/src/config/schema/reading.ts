import { z } from 'zod'
import { DEFAULTS } from '../defaults.ts'
import { checked, kind, optional, required } from './setting.ts'
import { anyText, flag, line, perLanguage } from './values.ts'

const TRANSITIONS = [
  'circle-clip',
  'fade',
  'horizontal-clip',
  'vertical-clip',
  'skew-clip',
] as const

const bulletin = z.strictObject({
  id: required(
    checked(z.string(), (id) =>
      /^\S+$/.test(id) ? undefined : 'Write one word without spaces, like `news-2026-11`.',
    ),
    'Name of this notice, without spaces; another notice needs another one.',
    { example: 'news-2026-11' },
  ),
  title: required(line, 'Its heading.', { example: 'News' }),
  content: required(anyText, 'Its text; an empty line begins a paragraph.', {
    example: 'The site has moved.',
  }),
  html: optional(flag, 'Whether the content is HTML, written into the page as it is.', {
    default: false,
  }),
  place: optional(
    z.enum(['top', 'corner']),
    'A line above the page, or a box in a corner of wide windows, for which pages make room.',
    { default: 'top' },
  ),
  layout: optional(
    z.enum(['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center']),
    'In which corner; only with `place: corner`.',
    { default: 'top-right' },
  ),
  border: optional(flag, 'Whether a box in a corner has a red edge.', { default: true }),
  lifetime: optional(
    z.enum(['session', 'once', 'always']),
    'How long a closed notice stays closed: until the tab is closed, for good, or not at all.',
    { default: 'once' },
  ),
})

const fonts = z.strictObject({
  display: optional(
    z.union([z.literal(false), kind(perLanguage(line), 'an object with a package per language')]),
    'Packages of the fonts of page titles, by language; `false` for none.',
    {
      otherwise: 'a Song font for Simplified Chinese',
      example: { 'zh-TW': '@fontsource/noto-serif-tc', ja: '@fontsource/noto-serif-jp' },
    },
  ),
  serif: optional(
    z.union([z.literal(false), line]),
    'Package of a serif font for text in Latin letters.',
    { default: false, example: '@fontsource/source-serif-4' },
  ),
})

/** What reading the site is like. */
export const reading = {
  codeLanguages: optional(
    z.array(line),
    'Languages the highlighter loads; code in others is shown plain.',
    {
      default: DEFAULTS.codeLanguages,
      example: ['bash', 'go', 'sql'],
    },
  ),
  rawHtml: optional(
    z.array(line),
    'Files below `docs/` in which any HTML may stand; elsewhere a small, safe part of it may.',
    { otherwise: 'a small part of HTML everywhere', example: ['about.md'] },
  ),
  appearance: optional(
    z.enum(['auto', 'dark', 'force-dark']),
    'What a reader sees who has chosen nothing; `force-dark` leaves no choice.',
    { default: DEFAULTS.appearance },
  ),
  appearanceTransition: optional(
    z.union([z.enum(TRANSITIONS), z.literal(false)]),
    'How another appearance comes; `false` for at once.',
    { default: DEFAULTS.appearanceTransition, example: 'fade' },
  ),
  fonts: optional(
    z.union([z.literal(false), fonts]),
    'Web fonts, so that titles of pages look alike everywhere; `{}` for the usual ones.',
    { default: false, example: {} },
  ),
  bulletin: optional(
    kind(perLanguage(bulletin), 'an object with a notice per language'),
    'A notice above pages, by language.',
    {
      otherwise: 'no notice',
      example: { 'en-US': { id: 'news-2026-11', title: 'News', content: 'The site has moved.' } },
    },
  ),
  changelog: optional(
    flag,
    'Whether articles show the last changes of their file, where git has more than one.',
    { default: true },
  ),
  related: optional(
    flag,
    'Whether an article ends with pages like it, and with those that cite it.',
    { default: true },
  ),
  offline: optional(
    flag,
    'Whether pages that were read can be read again without a connection, and the site installs as an app.',
    { default: false },
  ),
}
