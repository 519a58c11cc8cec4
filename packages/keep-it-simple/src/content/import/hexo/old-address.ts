import { createHash } from 'node:crypto'
import { basename } from 'node:path/posix'
import { normalizeAddress } from '#model/path.ts'
import type { HexoConfig } from './read-config.ts'
import { record, text } from '../config/values.ts'
import { slugize } from './slugize.ts'

export interface PostFacts {
  readonly data: Readonly<Record<string, unknown>>
  readonly slug: string
  readonly title: string
  /** `yyyy/MM/dd HH:mm:ss` of the site's clock. */
  readonly date: string
  /** Seconds since 1970. */
  readonly instant: number
  /** The path of its last category, if any. */
  readonly category: readonly string[]
}

/** The address a post had, by its own `permalink` or the pattern of the site. */
export function oldPostAddress(facts: PostFacts, config: HexoConfig): string {
  const own = text(facts.data['permalink'])
  if (own !== undefined) return finished(own, config)
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] =
    facts.date.split(/[/ :]/)
  const values: Record<string, unknown> = {
    title: facts.slug,
    name: basename(facts.slug),
    post_title: slugize(facts.title, true),
    year,
    month,
    day,
    hour,
    minute,
    second,
    i_month: Number(month),
    i_day: Number(day),
    timestamp: facts.instant,
    hash: createHash('sha1').update(`${facts.slug}${facts.instant}`).digest('hex').slice(0, 12),
    category: categorySlug(facts.category, config),
  }
  const defaults = record(config.site.data['permalink_defaults'])
  const address = config.permalink.replace(
    /:(\w*[^_\W])/g,
    (_, name: string) => text(values[name]) ?? text(facts.data[name]) ?? text(defaults[name]) ?? '',
  )
  return finished(address, config)
}

function finished(address: string, { site }: HexoConfig): string {
  const needsSlash = site.data['post_asset_folder'] === true && !/(?:\/|\.html)$/.test(address)
  return normalizeAddress(`/${address}${needsSlash ? '/' : ''}`.replace(/^\/{2,}/, '/'))
}

/** `category_map` gives names in addresses. */
export function categorySlug(path: readonly string[], { site }: HexoConfig): string {
  if (path.length === 0) return text(site.data['default_category']) ?? 'uncategorized'
  const map = record(site.data['category_map'])
  const small = site.data['filename_case'] === 1
  return path.map((name) => slugize(text(map[name]) ?? name, small)).join('/')
}
