import { canonicalLanguage } from '#model/language.ts'
import type { CollectionConfig } from '#model/collection.ts'
import type { Locale } from '#model/locale.ts'
import type { NavItem, SidebarItem } from '#model/navigation.ts'
import type { SiteInput } from '#model/site-settings.ts'
import type { CompilerSettings } from '../../settings.ts'
import { Unknown } from '../config/evaluate.ts'
import { localeFor } from '../settings/locale-for.ts'
import { saidOnce, type ProposedSettings } from '../settings/proposed-settings.ts'
import type { SourcePage } from '../source-site.ts'
import { type VitePressConfig } from './read-config.ts'
import { record, text } from '../config/values.ts'

type NewAddress = (old: string) => string | undefined

/** Languages, bars, sidebars and the address of a site of VitePress in our settings. */
export function settingsFrom(
  config: VitePressConfig,
  pages: readonly SourcePage[],
  settings: CompilerSettings,
  newAddress: NewAddress,
): ProposedSettings {
  const { data, file } = config
  const todo = [...config.todo]
  const theme = record(data['themeConfig'])
  const languages = languagesOf(data, theme)
  const link = (written: unknown, key: string): string | undefined => {
    if (typeof written !== 'string') return undefined
    if (/^(?:[a-z]+:|#)/i.test(written)) return written
    const now = newAddress(`/${written.replace(/^\//, '')}`)
    if (now === undefined)
      todo.push({
        file,
        message: `\`${written}\` of ${key} leads to nothing here and is left out.`,
      })
    return now
  }
  const navigation = Object.fromEntries(
    languages.flatMap(({ prefix, theme: own }) => {
      const items = navItems(own['nav'], link)
      return items.length === 0 ? [] : [[prefix, items]]
    }),
  )
  const collections = languages.flatMap(({ prefix, theme: own }) => {
    // Folders of other languages lie below the root, too.
    const others = languages.filter((one) => one.prefix.length > prefix.length)
    const isOwn = ({ to }: SourcePage) => !others.some((one) => `/${to}`.startsWith(one.prefix))
    return sidebars(own['sidebar'], prefix, pages.filter(isOwn), link)
  })
  const origin = originOf(record(data['sitemap'])['hostname'])
  const values: Partial<SiteInput> = {
    ...(origin !== undefined && { origin }),
    ...(config.base !== '/' && { base: config.base }),
    locales: languages.map(({ prefix, said }) => localeFor(settings, prefix, said)),
    ...(collections.length > 0 && { collections: unique(collections) }),
    ...(Object.keys(navigation).length > 0 && { navigation }),
    ...repository(record(theme['editLink'])['pattern']),
  }
  return { values, todo: saidOnce(todo) }
}

interface Language {
  readonly prefix: string
  readonly said: Partial<Locale>
  readonly theme: Readonly<Record<string, unknown>>
}

function languagesOf(
  data: Readonly<Record<string, unknown>>,
  theme: Readonly<Record<string, unknown>>,
): Language[] {
  const locales = Object.entries(record(data['locales']))
  const said = (own: Readonly<Record<string, unknown>>): Partial<Locale> => {
    const lang = canonicalLanguage(text(own['lang']) ?? text(data['lang']) ?? 'en-US') ?? 'en-US'
    const title = text(own['title']) ?? text(data['title'])
    const description = text(own['description']) ?? text(data['description'])
    const label = text(own['label'])
    return {
      lang,
      ...(label !== undefined && { label }),
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
    }
  }
  if (locales.length === 0) return [{ prefix: '/', said: said({}), theme }]
  return locales.map(([key, value]) => {
    const own = record(value)
    return {
      prefix: key === 'root' ? '/' : `/${key}/`,
      said: said(own),
      theme: { ...theme, ...record(own['themeConfig']) },
    }
  })
}

type Link = (written: unknown, key: string) => string | undefined

function navItems(value: unknown, link: Link): NavItem[] {
  if (!Array.isArray(value)) return []
  return (value as unknown[]).flatMap((one): NavItem[] => {
    const item = record(one)
    const words = text(item['text'])
    if (words === undefined) return []
    const items = navItems(item['items'], link)
    if (items.length > 0) return [{ text: words, items }]
    const to = link(item['link'], 'the bar')
    const activeMatch = text(item['activeMatch'])
    return to === undefined
      ? []
      : [{ text: words, link: to, ...(activeMatch !== undefined && { activeMatch }) }]
  })
}

/** One sidebar per folder, or one for all folders of a language. */
function sidebars(
  value: unknown,
  prefix: string,
  pages: readonly SourcePage[],
  link: Link,
): CollectionConfig[] {
  if (value instanceof Unknown || typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value)
    ? topFolders(pages, prefix).map((dir) => [`/${dir}/`, value] as const)
    : Object.entries(value as Record<string, unknown>)
  return entries.flatMap(([key, written]): CollectionConfig[] => {
    const dir = key.replace(/^\/|\/$/g, '')
    if (dir === '' || !pages.some(({ to }) => to.startsWith(`${dir}/`))) return []
    const base = text(record(written)['base']) ?? ''
    const items = Array.isArray(written) ? written : record(written)['items']
    const sidebar = sidebarItems(items, base, link)
    return sidebar.length === 0 ? [] : [{ type: 'doc', dir, title: sidebar[0]!.text, sidebar }]
  })
}

const topFolders = (pages: readonly SourcePage[], prefix: string): string[] => {
  const inside = prefix.slice(1)
  const names = pages.flatMap(({ to }) => {
    const rest = to.startsWith(inside) ? to.slice(inside.length) : ''
    return rest.includes('/') ? [`${inside}${rest.split('/')[0]}`] : []
  })
  return [...new Set(names)]
}

function sidebarItems(value: unknown, base: string, link: Link): SidebarItem[] {
  if (!Array.isArray(value)) return []
  return (value as unknown[]).flatMap((one): SidebarItem[] => {
    const item = record(one)
    const words = text(item['text'])
    if (words === undefined) return []
    const own = text(item['base']) ?? base
    const items = sidebarItems(item['items'], own, link)
    const written = text(item['link'])
    const to = written === undefined ? undefined : link(own + written, 'the sidebar')
    if (to === undefined && items.length === 0) return []
    return [
      {
        text: words,
        ...(to !== undefined && { link: to }),
        ...(items.length > 0 && { items }),
        ...(typeof item['collapsed'] === 'boolean' && { collapsed: item['collapsed'] }),
      },
    ]
  })
}

const unique = (collections: readonly CollectionConfig[]): CollectionConfig[] =>
  collections.filter(({ dir }, at) => collections.findIndex((one) => one.dir === dir) === at)

function originOf(value: unknown): string | undefined {
  try {
    return typeof value === 'string' ? new URL(value).origin : undefined
  } catch {
    return undefined
  }
}

/** `https://github.com/owner/name/edit/main/docs/:path`. */
function repository(value: unknown): Pick<SiteInput, 'repository'> {
  const match =
    typeof value === 'string'
      ? /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/edit\/([^/]+)\/(.*?)\/?:path$/.exec(value)
      : null
  return match
    ? {
        repository: {
          url: match[1]!,
          branch: match[2]!,
          dir: match[3] === '' ? 'docs' : match[3]!,
        },
      }
    : {}
}
