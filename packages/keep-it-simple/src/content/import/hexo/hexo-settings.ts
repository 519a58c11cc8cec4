import { slug } from 'github-slugger'
import { collectionOf } from '#model/collection.ts'
import { canonicalLanguage } from '#model/language.ts'
import { normalizeAddress } from '#model/path.ts'
import { tagAddress } from '#model/tag.ts'
import type { SiteInput } from '#model/site-settings.ts'
import type { CompilerSettings } from '../../settings.ts'
import { socialLink } from '../settings/social-link.ts'
import { localeFor } from '../settings/locale-for.ts'
import type { ProposedSettings } from '../settings/proposed-settings.ts'
import type { HexoPage, HexoPages } from './hexo-pages.ts'
import { categorySlug } from './old-address.ts'
import { type HexoConfig } from './read-config.ts'
import { record, text } from '../config/values.ts'
import { slugize } from './slugize.ts'

type Todo = { file: string; line?: number; message: string }

/** Titles, addresses, the menu and the lists of a site of Hexo in our settings. */
export function hexoSettings(
  config: HexoConfig,
  pages: readonly HexoPage[],
  lists: HexoPages['lists'],
  into: string,
  settings: CompilerSettings,
  newAddress: (old: string) => string | undefined,
): ProposedSettings {
  const { site, theme } = config
  const todo: Todo[] = []
  const redirects = listRedirects(config, pages, into, settings)
  for (const { from, type, old } of lists)
    todo.push({
      file: from,
      message:
        type === '404'
          ? 'The page for what is not there comes by itself.'
          : `The list of ${type} comes by itself${redirects[old] === undefined ? '' : `, at \`${redirects[old]}\``}.`,
    })
  const [language = ''] = [site.data['language']].flat().map(String)
  const lang = canonicalLanguage(language) ?? undefined
  const title = text(site.data['title'])
  const description = text(site.data['description']) ?? text(site.data['subtitle'])
  const origin = originOf(text(site.data['url']))
  const navigation = menu(config, redirects, newAddress, todo)
  const friends = record(theme.data['links'])
  if (Object.keys(friends).length > 0)
    todo.push({
      file: theme.file,
      ...line(theme.lines['links']),
      message: `Friends have a page of their own: \`pageLayout: friends\` with \`list: ${JSON.stringify(
        Object.entries(friends).map(([name, link]) => ({ name, link })),
      )}\`.`,
    })
  const values: Partial<SiteInput> = {
    ...(origin !== undefined && { origin }),
    ...(config.base !== '/' && { base: config.base }),
    ...(text(site.data['timezone']) !== undefined && { timeZone: text(site.data['timezone'])! }),
    ...(title !== undefined && {
      locales: [
        localeFor(settings, '/', {
          title,
          ...(lang !== undefined && { lang }),
          ...(description !== undefined && { description }),
        }),
      ],
    }),
    ...(text(site.data['author']) !== undefined && { author: text(site.data['author'])! }),
    ...(navigation.length > 0 && { navigation: { '/': navigation } }),
    ...socials(theme.data['social']),
    ...(Object.keys(redirects).length > 0 && { redirects }),
  }
  return { values, todo }
}

const line = (number: number | undefined): { line?: number } =>
  number === undefined ? {} : { line: number }

function originOf(url: string | undefined): string | undefined {
  try {
    return url === undefined ? undefined : new URL(url).origin
  } catch {
    return undefined
  }
}

/** Lists that had addresses, and where they are now. */
function listRedirects(
  config: HexoConfig,
  pages: readonly HexoPage[],
  into: string,
  { collections }: CompilerSettings,
): Record<string, string> {
  const collection = collectionOf(collections, `${into}/x.md`)
  if (collection?.type !== 'post') return {}
  const dir = (key: string, usual: string) =>
    normalizeAddress(`/${text(config.site.data[key]) ?? usual}`)
  const found: Record<string, string> = {}
  const add = (from: string, to: string) => {
    if (from.toLowerCase() !== to.toLowerCase()) found[from] = to
  }
  const posts = pages.filter(({ isPost, old }) => isPost && old.length > 0)
  if (collection.archives) {
    const archives = dir('archive_dir', 'archives')
    add(archives, collection.archivesLink)
    for (const { page } of posts) {
      const [year = '', month = ''] = String(page.data['date']).split('-')
      add(`${archives}${year}/`, collection.archivesLink)
      add(`${archives}${year}/${month}/`, collection.archivesLink)
    }
  }
  if (collection.tags) {
    add(dir('tag_dir', 'tags'), collection.tagsLink)
    const map = record(config.site.data['tag_map'])
    for (const tag of new Set(posts.flatMap(({ page }) => (page.data['tags'] ?? []) as string[])))
      if (!posts.every(({ categories }) => categories.flat().includes(tag)))
        add(
          `${dir('tag_dir', 'tags')}${slugize(text(map[tag]) ?? tag)}/`,
          tagAddress(collection.tagsLink, tag),
        )
  }
  if (collection.categories) {
    add(dir('category_dir', 'categories'), collection.categoriesLink)
    const paths = posts.flatMap(({ categories: [home] }) => (home ? [home] : []))
    const all = new Map(
      paths.flatMap((path) =>
        path.map((_, depth) => [path.slice(0, depth + 1).join('\n'), path.slice(0, depth + 1)]),
      ),
    )
    const names = [...all.values()].map((path) => slug(path.at(-1)!))
    for (const path of all.values()) {
      const id = slug(path.at(-1)!)
      const single = id !== '' && names.filter((name) => name === id).length === 1
      add(
        `${dir('category_dir', 'categories')}${categorySlug(path, config)}/`,
        single ? `${collection.categoriesLink}${id}/` : collection.categoriesLink,
      )
    }
  }
  return found
}

/** `Key: /link/ || icon`; what the lists are called comes from the interface. */
function menu(
  { theme, base }: HexoConfig,
  redirects: Readonly<Record<string, string>>,
  newAddress: (old: string) => string | undefined,
  todo: Todo[],
): { text: string; link: string }[] {
  return Object.entries(record(theme.data['menu'])).flatMap(([name, value]) => {
    const [written = ''] = String(value).split('||')
    const link = written.trim()
    if (/^https?:/.test(link)) return [{ text: name, link }]
    const old = normalizeAddress(
      base !== '/' && link.startsWith(base) ? link.slice(base.length - 1) : link,
    )
    const now = old === '/' ? '/' : (newAddress(old) ?? redirects[old])
    if (now !== undefined) return [{ text: name, link: now }]
    todo.push({
      file: theme.file,
      ...line(theme.lines['menu']),
      message: `The menu's \`${name}: ${link}\` leads to nothing here and is left out.`,
    })
    return []
  })
}

const ICONS =
  /github|gitlab|twitter|x-twitter|weibo|zhihu|youtube|mastodon|telegram|rss|stackoverflow|facebook|instagram/

function socials(value: unknown): Pick<SiteInput, 'social'> {
  const social = Object.entries(record(value)).flatMap(([name, written]) => {
    const link = String(written).split('||')[0]!.trim()
    const icon = ICONS.exec(name.toLowerCase())?.[0]
    return icon === undefined || !/^https?:/.test(link) ? [] : [socialLink(icon, link, name)]
  })
  return social.length === 0 ? {} : { social }
}
