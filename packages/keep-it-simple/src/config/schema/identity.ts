import { z } from 'zod'
import { DEFAULTS } from '../defaults.ts'
import { kind, optional, required } from './setting.ts'
import { anyText, count, elsewhere, flag, line } from './values.ts'

const social = z.strictObject({
  icon: required(
    line,
    'Name of an icon: our own, `set:name` of Iconify, or the address of a picture.',
    {
      example: 'github',
    },
  ),
  link: required(line, 'Where it leads.', { example: 'https://github.com/me' }),
  label: optional(line, 'What it is called for those who do not see the icon.', {
    otherwise: 'the name of the icon',
    example: 'GitHub',
  }),
})

const profile = z.strictObject({
  name: required(line, 'Name of the person or the team.', { example: 'Ada' }),
  description: optional(anyText, 'A sentence beneath the name.', {
    example: 'Writes about databases.',
  }),
  avatar: optional(line, 'Address of a picture.', { example: '/images/avatar.svg' }),
  url: optional(line, 'The same as `avatar`, which goes first.', {
    example: '/images/avatar.svg',
  }),
  location: optional(line, 'Where the person lives.', { example: 'London' }),
  organization: optional(line, 'Whom the person works for.', { example: 'Analytical Engines' }),
  circle: optional(flag, 'Whether the picture is round.', { default: false }),
  originalWidth: optional(count, 'Width of the picture in pixels.', { default: 144 }),
  originalHeight: optional(count, 'Height of the picture in pixels.', { default: 144 }),
  layout: optional(z.enum(['left', 'right']), 'Side the picture stands on.', { default: 'left' }),
})

const banner = z.strictObject({
  picture: required(line, 'Address of the picture.', { example: '/images/banner.svg' }),
  daily: optional(
    elsewhere('https', 'http'),
    'Address of a picture that changes every day; the browsers of readers ask that host.',
    { otherwise: 'no other host is asked', example: 'https://pictures.example.org/today.jpg' },
  ),
})

/** Whose site it is. */
export const identity = {
  author: optional(line, 'Who writes, for feeds and for the copyright of pages.', {
    otherwise: 'the title of the first language',
    example: 'Ada',
  }),
  license: optional(line, 'Licence of the articles; Creative Commons licences are linked.', {
    default: DEFAULTS.license,
    example: 'CC-BY-NC-ND-4.0',
  }),
  since: optional(
    kind(z.number().int().min(1900).max(9999), 'a year of four digits'),
    'First year in the footer.',
    { otherwise: 'the year of the build alone', example: 2021 },
  ),
  social: optional(z.array(social), 'Links to other places of the author, shown as icons.', {
    default: DEFAULTS.social,
    example: [{ icon: 'github', link: 'https://github.com/me', label: 'GitHub' }],
  }),
  profile: optional(profile, 'The author, as the profile of a home page shows them.', {
    otherwise: 'the name of the author',
    example: { name: 'Ada', avatar: '/images/avatar.svg', circle: true },
  }),
  banner: optional(banner, 'What stands behind a banner that names no picture.', {
    otherwise: 'a plain background',
    example: { picture: '/images/banner.svg' },
  }),
  cards: optional(
    flag,
    'Whether the build draws a picture of each title, for links shown elsewhere.',
    { default: DEFAULTS.cards },
  ),
}
