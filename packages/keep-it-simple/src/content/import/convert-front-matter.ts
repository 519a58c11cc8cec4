import { DEFAULT_LAYOUT, PAGE_LAYOUTS } from '#model/layout.ts'
import { nearest } from '#model/nearest.ts'
import { isPublicPicture } from '../check-page.ts'
import { frontMatterSchema } from '../front-matter-schema.ts'
import type { CompilerSettings } from '../settings.ts'
import { convertDate } from './convert-date.ts'
import { noted, shown, type Notes } from './note.ts'
import type { ReadPage } from './read-front-matter.ts'

const DATES = ['createTime', 'date', 'created', 'pubDate', 'publishDate', 'published']
const DESCRIPTIONS = ['description', 'summary', 'excerpt']
/** Read by a conversion of their own. */
const ELSEWHERE = new Set(
  'title tags tag keywords categories category permalink url slug redirectFrom redirect_from aliases alias draft'
    .split(' ')
    .concat(DATES, DESCRIPTIONS),
)

/** What the front matter of another generator says in ours: date, description, draft and all keys we know. */
export function convertFrontMatter(
  page: ReadPage,
  settings: CompilerSettings,
  notes: Notes,
): Record<string, unknown> {
  const description = convertDescription(page, notes)
  const createTime = convertDates(page, settings.site.timeZone, notes)
  return {
    ...description,
    ...(createTime !== undefined && { createTime }),
    ...(isDraft(page, notes) && { draft: true }),
    ...knownKeys(page, settings, notes),
  }
}

function convertDates({ data, lines }: ReadPage, timeZone: string, { changes, todo }: Notes) {
  let found: string | undefined
  for (const key of DATES) {
    const value = data[key]
    if (value === undefined || value === null || typeof value === 'boolean') continue
    const date = convertDate(value, timeZone)
    if (date === undefined)
      todo.push(noted(`\`${key}\` ${shown(value)} is not a date that is understood.`, lines[key]))
    else if (found === undefined) {
      found = date
      if (key !== 'createTime' || date !== value)
        changes.push(noted(`\`${key}\` became \`createTime: ${date}\`.`, lines[key]))
    } else if (date !== found)
      todo.push(noted(`\`${key}\` ${shown(value)} is left out: the page has a date.`, lines[key]))
  }
  return found
}

function convertDescription({ data, lines }: ReadPage, { changes, todo }: Notes) {
  const found: { description?: string; excerpt?: string | false } = {}
  for (const key of DESCRIPTIONS) {
    const value = data[key]
    if (value === undefined || value === null || value === '') continue
    if (key === 'excerpt' && value === false) found.excerpt = false
    else if (typeof value !== 'string' && typeof value !== 'number')
      todo.push(noted(`\`${key}\` ${shown(value)} is no text and is left out.`, lines[key]))
    else if (found.description === undefined) {
      found.description = String(value).replace(/\s+/g, ' ').trim()
      if (key !== 'description')
        changes.push(noted(`\`${key}\` became \`description\`.`, lines[key]))
    } else if (key === 'excerpt') found.excerpt = String(value)
    else
      todo.push(
        noted(`\`${key}\` ${shown(value)} is left out: the page has a description.`, lines[key]),
      )
  }
  return found
}

const SAID: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false }

function isDraft({ data, lines }: ReadPage, { changes, todo }: Notes): boolean {
  const { draft, published } = data
  const said = typeof draft === 'string' ? SAID[draft.toLowerCase()] : (draft ?? false)
  if (typeof said !== 'boolean')
    todo.push(noted(`\`draft\` ${shown(draft)} is neither true nor false.`, lines['draft']))
  if (published === false)
    changes.push(noted('`published: false` became `draft: true`.', lines['published']))
  return said === true || published === false
}

function knownKeys({ data, lines }: ReadPage, settings: CompilerSettings, { todo }: Notes) {
  const shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> =
    frontMatterSchema.shape
  const known: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(data)) {
    if (ELSEWHERE.has(key)) continue
    const rule = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (!rule) {
      const guess = nearest(key, Object.keys(shape))
      const hint = guess ? ` Did you mean \`${guess}\`?` : ''
      todo.push(noted(`The key \`${key}\` ${shown(value)} is left out.${hint}`, lines[key]))
    } else if (value !== null && rule.safeParse(value).success && fits(key, value, settings))
      known[key] = value
    else todo.push(noted(`\`${key}\` ${shown(value)} does not fit and is left out.`, lines[key]))
  }
  return known
}

/** What the schema cannot know: layouts and covers of this site. */
function fits(key: string, value: unknown, { layouts, publicDir }: CompilerSettings): boolean {
  if (key === 'cover') return isPublicPicture(String(value), publicDir)
  const own = Object.hasOwn(layouts, String(value))
  if (key === 'layout') return own || value === DEFAULT_LAYOUT
  if (key === 'pageLayout') return own || PAGE_LAYOUTS.some((name) => name === value)
  return true
}
