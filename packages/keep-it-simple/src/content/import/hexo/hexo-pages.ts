import { statSync } from 'node:fs'
import { join } from 'node:path'
import { basename, join as joinPath } from 'node:path/posix'
import { toSiteTime, writtenDate } from '#model/date.ts'
import { normalizeAddress } from '#model/path.ts'
import type { CompilerSettings } from '../../settings.ts'
import { convertDate } from '../convert-date.ts'
import type { FailedFile } from '../import-report.ts'
import { noted, shown, type Notes } from '../note.ts'
import type { ReadPage } from '../read-front-matter.ts'
import type { SourcePage } from '../source-site.ts'
import { categoryFolder, categoryPaths } from './categories.ts'
import { convertHexoFront } from './convert-front.ts'
import { hexoDate } from './dates.ts'
import type { HexoFiles } from './list-hexo.ts'
import { oldPostAddress } from './old-address.ts'
import { readPostName } from './post-name.ts'
import { type HexoConfig } from './read-config.ts'
import { text } from '../config/values.ts'
import { readHexoSource } from './read-hexo-source.ts'

export interface HexoPage extends SourcePage {
  readonly isPost: boolean
  readonly slug: string
  readonly categories: readonly (readonly string[])[]
}

export interface HexoPages {
  readonly pages: readonly HexoPage[]
  /** Pages that only say where the theme puts its lists. */
  readonly lists: readonly { readonly from: string; readonly type: string; readonly old: string }[]
  readonly failed: readonly FailedFile[]
}

const LISTS = new Set(['tags', 'categories', 'archives', 'schedule', '404'])

/** Every page of the site, where it was and where it goes. */
export function hexoPages(
  folder: string,
  files: HexoFiles,
  config: HexoConfig,
  into: string,
  { site: { timeZone } }: CompilerSettings,
): HexoPages {
  const pages: HexoPage[] = []
  const lists: { from: string; type: string; old: string }[] = []
  const failed: FailedFile[] = []
  const targets = new Set<string>()
  const context = { folder, config, into, timeZone, targets }
  for (const from of [...files.posts, ...files.drafts]) {
    const page = readHexoSource(folder, from)
    if ('from' in page) failed.push(page)
    else pages.push(post(page, from, context))
  }
  for (const from of files.pages) {
    const page = readHexoSource(folder, from)
    if ('from' in page) {
      failed.push(page)
      continue
    }
    const old = pageAddress(page, from.slice(config.sourceDir.length + 1))
    const type = text(page.data['type']) ?? ''
    if (LISTS.has(type) && page.markdown.trim() === '') lists.push({ from, type, old })
    else pages.push(plainPage(page, from, old, context))
  }
  return { pages, lists, failed }
}

interface Context {
  readonly folder: string
  readonly config: HexoConfig
  readonly into: string
  readonly timeZone: string
  readonly targets: Set<string>
}

const notesOf = (page: ReadPage): Notes => ({ changes: [], todo: [...page.todo] })

function post(page: ReadPage, from: string, context: Context): HexoPage {
  const { config, into, targets } = context
  const notes = notesOf(page)
  const isDraft = from.startsWith(`${config.sourceDir}/_drafts/`)
  const name = readPostName(
    config.newPostName,
    from.slice(config.sourceDir.length + 1).replace(/^_\w+\//, ''),
  )
  const slug = name['title'] ?? ''
  const { date, instant } = dateOf(page, from, name, context, notes)
  const categories = categoryPaths(page.data['categories'] ?? page.data['category'])
  const [home = [], ...others] = categories
  const front = convertHexoFront(page, notes, isDraft)
  const data = { ...front.data, date: date.replaceAll('/', '-') }
  const line = page.lines['categories'] ?? page.lines['category']
  if (home.length > 0)
    notes.changes.push(
      noted(`The category ${shown(home.join(' / '))} became the folder of the page.`, line),
    )
  const extra = [...new Set(others.flat())]
  if (extra.length > 0)
    notes.changes.push(noted(`The other categories ${shown(extra.join(', '))} became tags.`, line))
  const tags = [...tagsOf(front.data['tags'] ?? front.data['tag']), ...extra]
  const { tag: _tag, ...rest } = data as Record<string, unknown>
  const published = !isDraft && page.data['published'] !== false
  const facts = {
    data: page.data,
    slug,
    title: text(page.data['title']) ?? '',
    date,
    instant,
    category: categories.at(-1) ?? [],
  }
  const folderPath = joinPath(into, ...home.map(categoryFolder))
  let to = joinPath(folderPath, `${basename(slug)}.md`).normalize('NFC')
  const stem = slug.replaceAll('/', '-')
  for (let count = 1; targets.has(to.toLowerCase()); count++)
    to = joinPath(folderPath, `${stem}${count === 1 ? '' : `-${count}`}.md`).normalize('NFC')
  targets.add(to.toLowerCase())
  return {
    from,
    to,
    page: { ...front, data: { ...rest, ...(tags.length > 0 && { tags }), ...ownAddress(page) } },
    notes,
    old: published ? [oldPostAddress(facts, config)] : [],
    isPost: true,
    slug,
    categories,
  }
}

/** An address the author chose stays the page's own where it can be one here. */
function ownAddress(page: ReadPage): { permalink?: string } {
  const own = text(page.data['permalink'])
  return own === undefined ? {} : { permalink: normalizeAddress(`/${own}`.replace(/^\/{2,}/, '/')) }
}

const tagsOf = (value: unknown): string[] =>
  (Array.isArray(value)
    ? (value as unknown[])
    : value === undefined || value === null
      ? []
      : [value]
  )
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map((one) => String(one).trim())
    .filter((one) => one !== '')

/** Its own date, that of its name, or that of the file. */
function dateOf(
  page: ReadPage,
  from: string,
  name: Readonly<Record<string, string>>,
  { folder, timeZone }: Context,
  notes: Notes,
): { date: string; instant: number } {
  const written = convertDate(hexoDate(page.data['date']), timeZone)
  const month = name['month'] ?? name['i_month']
  const day = name['day'] ?? name['i_day']
  const named =
    name['year'] === undefined || month === undefined || day === undefined
      ? undefined
      : convertDate(`${name['year']}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, timeZone)
  if (page.data['date'] !== undefined && written === undefined)
    notes.todo.push(
      noted(
        `\`date\` ${shown(page.data['date'])} is not a date that is understood.`,
        page.lines['date'],
      ),
    )
  const found = written ?? named
  if (found !== undefined) return { date: found, instant: instantOf(found, timeZone) }
  const { birthtimeMs } = statSync(join(folder, from))
  const date = writtenDate(toSiteTime(birthtimeMs, timeZone))
  notes.todo.push(
    noted(`The page has no date; \`${date}\` is that of its file, as Hexo has it.`, undefined),
  )
  return { date, instant: Math.floor(birthtimeMs / 1000) }
}

function instantOf(date: string, timeZone: string): number {
  const utc = Date.parse(`${date.replaceAll('/', '-').replace(' ', 'T')}Z`)
  const offset =
    utc -
    Date.parse(`${writtenDate(toSiteTime(utc, timeZone)).replaceAll('/', '-').replace(' ', 'T')}Z`)
  return Math.floor((utc + offset) / 1000)
}

function pageAddress(page: ReadPage, path: string): string {
  const own = text(page.data['permalink'])
  if (own !== undefined) return normalizeAddress(`/${own}`.replace(/^\/{2,}/, '/'))
  return normalizeAddress(`/${path.replace(/\.(?:md|markdown)$/i, '.html')}`)
}

function plainPage(page: ReadPage, from: string, old: string, context: Context): HexoPage {
  const { config, targets } = context
  const notes = notesOf(page)
  const front = convertHexoFront(page, notes, false)
  const { date, ...rest } = front.data
  const inside = from.slice(config.sourceDir.length + 1)
  const to = inside
    .replace(/\.(?:md|markdown)$/i, '.md')
    .replace(/(^|\/)index\.md$/i, '$1README.md')
    .normalize('NFC')
  targets.add(to.toLowerCase())
  return {
    from,
    to,
    page: { ...front, data: { ...rest, ...(date !== undefined && { date }), ...ownAddress(page) } },
    notes,
    old: [old],
    isPost: false,
    slug: inside,
    categories: [],
  }
}
