import { foldName } from '#model/fold-name.ts'
import { normalizeAddress } from '#model/path.ts'
import { aliases as aliasesSchema } from '../aliases-schema.ts'
import { canRedirect } from '../enrich/redirects.ts'
import { noted, shown, type Notes } from './note.ts'
import type { ReadPage } from './read-front-matter.ts'

export interface ConvertedAliases {
  readonly redirectFrom: readonly string[]
  readonly aliases: readonly string[]
}

const ADDRESSES = ['redirectFrom', 'redirect_from']
/** Old addresses to Hugo, names to Obsidian and to us. */
const EITHER = ['aliases', 'alias']

/** Old addresses and other names of a page, whichever of the two its author meant. */
export function convertAliases(page: ReadPage, notes: Notes): ConvertedAliases {
  const redirectFrom: string[] = []
  const names = new Map<string, string>()
  for (const key of [...ADDRESSES, ...EITHER]) {
    const value = page.data[key]
    if (value === undefined || value === null) continue
    const line = page.lines[key]
    const before = redirectFrom.length
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isOldAddress(one)) redirectFrom.push(normalizeAddress(one))
      else if (EITHER.includes(key) && isName(one)) {
        const known = names.get(foldName(one))
        names.set(foldName(one), known ?? one.trim())
        notes.changes.push(
          noted(`\`${key}\` ${shown(one)} is a name by which the search finds the page.`, line),
        )
      } else notes.todo.push(noted(leftOut(key, one), line))
    }
    if (key !== 'redirectFrom' && redirectFrom.length > before)
      notes.changes.push(noted(`\`${key}\` became \`redirectFrom\`.`, line))
  }
  return { redirectFrom, aliases: [...names.values()] }
}

const isOldAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) && canRedirect(normalizeAddress(value))

/** Slugs are small ASCII letters without spaces; what may be one is left to the author. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' &&
  /[\s\p{Lu}]|[^\p{ASCII}]/u.test(value.trim()) &&
  !/\/|\.html?$/.test(value) &&
  aliasesSchema.safeParse([value]).success

const leftOut = (key: string, value: unknown): string =>
  EITHER.includes(key)
    ? `\`${key}\` ${shown(value)} is left out: write it under \`redirectFrom\` with a slash before it if it is an old address, under \`aliases\` if it is a name.`
    : `\`${key}\` ${shown(value)} is left out: it is no old address.`
