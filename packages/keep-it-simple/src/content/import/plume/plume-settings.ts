import { canonicalLanguage } from '#model/language.ts'
import type { CollectionConfig } from '#model/collection.ts'
import type { Locale } from '#model/locale.ts'
import type { NavItem } from '#model/navigation.ts'
import type { SiteInput } from '#model/site-settings.ts'
import type { CompilerSettings } from '../../settings.ts'
import { socialLink } from '../settings/social-link.ts'
import { localeFor } from '../settings/locale-for.ts'
import { saidOnce, type ProposedSettings } from '../settings/proposed-settings.ts'
import type { SourcePage } from '../source-site.ts'
import { record, text } from '../config/values.ts'
import type { PlumeConfig } from './read-config.ts'

/** Languages, bars and collections of a site of plume in our settings. */
export function plumeSettings(
  config: PlumeConfig,
  pages: readonly SourcePage[],
  settings: CompilerSettings,
  newAddress: (old: string) => string | undefined,
): ProposedSettings {
  const { theme, file } = config
  const todo = [...config.todo]
  const languages = languagesOf(config)
  const collections = languages.flatMap(({ prefix, theme: own }) =>
    collectionsOf(own, prefix, pages),
  )
  const lists = new Set(collections.flatMap((one) => listAddresses(one)))
  const link = (written: unknown, base = ''): string | undefined => {
    if (typeof written !== 'string') return undefined
    if (/^(?:[a-z]+:|#)/i.test(written)) return written
    const path = `${base}${written}`
      .replace(/^(?!\/)/, '/')
      .replace(/\/{2,}/g, '/')
      .replace(/README\.md$/i, '')
    const now = lists.has(path) ? path : (newAddress(path) ?? (path === '/' ? '/' : undefined))
    if (now === undefined)
      todo.push({
        file,
        message: `\`${written}\` of the bar leads to nothing here and is left out.`,
      })
    return now
  }
  const navigation = Object.fromEntries(
    languages.flatMap(({ prefix, theme: own }) => {
      const items = navItems(own['navbar'], link)
      return items.length === 0 ? [] : [[prefix, items]]
    }),
  )
  for (const key of ['encrypt', 'comment', 'search', 'watermark', 'plugins'])
    if (theme[key] !== undefined)
      todo.push({ file, message: `\`${key}\` is set; see what the manual says of it.` })
  const profile = record(theme['profile'])
  const social = (Array.isArray(theme['social']) ? (theme['social'] as unknown[]) : []).flatMap(
    (one) => {
      const { icon, link: to } = record(one)
      return typeof icon === 'string' && typeof to === 'string' ? [socialLink(icon, to)] : []
    },
  )
  const origin = originOf(theme['hostname'])
  const values: Partial<SiteInput> = {
    ...(origin !== undefined && { origin }),
    ...(config.base !== '/' && { base: config.base }),
    locales: languages.map(({ prefix, said }) => localeFor(settings, prefix, said)),
    ...(collections.length > 0 && { collections }),
    ...(Object.keys(navigation).length > 0 && { navigation }),
    ...(social.length > 0 && { social }),
    ...(text(profile['name']) !== undefined && {
      profile: pick(profile, [
        'name',
        'description',
        'avatar',
        'location',
        'organization',
        'circle',
        'layout',
      ]) as never,
    }),
  }
  return { values, todo: saidOnce(todo) }
}

const pick = (
  from: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(
    keys.flatMap((key) =>
      ['string', 'boolean'].includes(typeof from[key]) ? [[key, from[key]]] : [],
    ),
  )

interface Language {
  readonly prefix: string
  readonly said: Partial<Locale>
  readonly theme: Readonly<Record<string, unknown>>
}

function languagesOf({ site, theme }: PlumeConfig): Language[] {
  const names = Object.keys(record(site['locales']))
  const all = names.length === 0 ? ['/'] : names
  return all.map((prefix) => {
    const own = record(record(site['locales'])[prefix])
    const lang = canonicalLanguage(text(own['lang']) ?? text(site['lang']) ?? 'en-US') ?? 'en-US'
    const title = text(own['title']) ?? text(site['title'])
    const description = text(own['description']) ?? text(site['description'])
    const label = text(record(record(theme['locales'])[prefix])['selectLanguageName'])
    return {
      prefix,
      said: {
        lang,
        ...(label !== undefined && { label }),
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
      },
      theme: { ...theme, ...record(record(theme['locales'])[prefix]) },
    }
  })
}

/** `collections`, or `blog` and `notes` as older releases had them. */
function collectionsOf(
  theme: Readonly<Record<string, unknown>>,
  prefix: string,
  pages: readonly SourcePage[],
): CollectionConfig[] {
  const inside = prefix.slice(1)
  const exists = (dir: string) => pages.some(({ to }) => to.startsWith(`${dir}/`))
  const written = Array.isArray(theme['collections'])
    ? (theme['collections'] as unknown[]).map(record)
    : oldCollections(theme)
  return written.flatMap((one): CollectionConfig[] => {
    const dir = inside + (text(one['dir']) ?? '').replace(/^\/|\/$/g, '')
    if (!exists(dir)) return []
    const title = text(one['title']) ?? dir.split('/').at(-1)!
    const address = (key: string, value = text(one[key])) => {
      return value === undefined ? {} : { [key]: `${prefix}${value}/`.replace(/\/{2,}/g, '/') }
    }
    // Its lists lie below the articles there, and below the list of them here.
    const below = text(one['linkPrefix']) ?? text(one['link']) ?? `/${text(one['dir']) ?? ''}/`
    const list = (key: string, name: string) => address(key, text(one[key]) ?? `${below}/${name}/`)
    if (one['type'] === 'post')
      return [
        {
          type: 'post',
          dir,
          title,
          ...address('link'),
          ...address('linkPrefix'),
          ...list('tagsLink', 'tags'),
          ...list('archivesLink', 'archives'),
          ...list('categoriesLink', 'categories'),
        },
      ]
    return [{ type: 'doc', dir, title, ...address('linkPrefix') }]
  })
}

function oldCollections(
  theme: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>>[] {
  const blog = record(theme['blog'])
  const notes = record(theme['notes'])
  const base = text(notes['dir']) ?? 'notes'
  const list = Array.isArray(notes['notes']) ? (notes['notes'] as unknown[]).map(record) : []
  return [
    ...(theme['blog'] === false
      ? []
      : [
          {
            type: 'post',
            dir: 'blog',
            link: text(blog['link']) ?? '/blog/',
            linkPrefix: text(theme['article']) ?? '/article/',
          },
        ]),
    ...list.map((note) => ({
      type: 'doc',
      dir: `${base}/${text(note['dir']) ?? ''}`,
      linkPrefix: `${text(notes['link']) ?? '/'}${text(note['link']) ?? `/${text(note['dir']) ?? ''}/`}`,
    })),
  ]
}

const listAddresses = (one: CollectionConfig): string[] => {
  if (one.type !== 'post') return []
  const link = one.link ?? `/${one.dir}/`
  return [
    link,
    one.tagsLink ?? `${link}tags/`,
    one.archivesLink ?? `${link}archives/`,
    one.categoriesLink ?? `${link}categories/`,
  ]
}

function navItems(
  value: unknown,
  link: (written: unknown, base?: string) => string | undefined,
  base = '',
): NavItem[] {
  if (!Array.isArray(value)) return []
  return (value as unknown[]).flatMap((one): NavItem[] => {
    if (typeof one === 'string') {
      const to = link(one, base)
      return to === undefined
        ? []
        : [{ text: to.split('/').findLast((part) => part !== '') ?? 'Home', link: to }]
    }
    const item = record(one)
    const words = text(item['text'])
    if (words === undefined) return []
    const items = navItems(item['items'], link, base + (text(item['prefix']) ?? ''))
    if (items.length > 0) return [{ text: words, items }]
    const to = link(item['link'], base)
    return to === undefined ? [] : [{ text: words, link: to }]
  })
}

function originOf(value: unknown): string | undefined {
  try {
    return typeof value === 'string' ? new URL(value).origin : undefined
  } catch {
    return undefined
  }
}
