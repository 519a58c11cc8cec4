import { z } from 'zod'
import type { NavItem, SidebarItem } from '#model/navigation.ts'
import { kind, optional, required } from './setting.ts'
import { flag, line, pattern } from './values.ts'

const badge = z.union([
  z.string(),
  z.strictObject({
    text: required(line, 'What it says.', { example: 'new' }),
    type: optional(z.enum(['info', 'tip', 'warning', 'danger']), 'Its colour.', {
      otherwise: 'grey',
      example: 'tip',
    }),
  }),
])

/** The compiler cannot find out by itself what refers to itself. */
type Entries<Item> = z.ZodOptional<z.ZodType<Item[], Item[]>>

const entry = {
  text: required(line, 'What it says.', { example: 'Blog' }),
  link: optional(line, 'Where it leads.', { example: '/blog/' }),
  icon: optional(line, 'Name of an icon, or address of a picture.', { example: 'book' }),
  badge: optional(badge, 'A few letters beside it.', { example: 'new' }),
}

const navItem = z.strictObject({
  ...entry,
  get items(): Entries<NavItem> {
    return optional(z.array(navItem), 'Entries of its menu.', {
      example: [{ text: 'Notes', link: '/notes/' }],
    }) as z.ZodType as Entries<NavItem>
  },
  activeMatch: optional(pattern, 'Also current on addresses that match it.', {
    example: '^/(blog|article)/',
  }),
  target: optional(line, 'Where the link opens.', { example: '_blank' }),
  rel: optional(line, 'How the target is related.', { example: 'noopener' }),
})

export const sidebarItem = z.strictObject({
  ...entry,
  get items(): Entries<SidebarItem> {
    return optional(z.array(sidebarItem), 'Entries beneath it.', {
      example: [{ text: 'Install', link: '/guide/install/' }],
    }) as z.ZodType as Entries<SidebarItem>
  },
  collapsed: optional(flag, 'Whether it starts closed.', { default: false }),
})

const footerLink = z.strictObject({
  text: entry.text,
  link: required(line, 'Where it leads.', { example: '/about/' }),
})

export const navigation = {
  navigation: optional(
    kind(z.record(z.string(), z.array(navItem)), 'an object with a list per prefix of a language'),
    'The top bar of each language, by its prefix.',
    { default: {}, example: { '/': [{ text: 'Blog', link: '/blog/' }] } },
  ),
  footer: optional(
    kind(
      z.record(z.string(), z.array(footerLink)),
      'an object with a list per prefix of a language',
    ),
    'Links of the footer of each language; the feed, the source and the languages are there by themselves.',
    { otherwise: 'no links of your own', example: { '/': [{ text: 'About', link: '/about/' }] } },
  ),
}
