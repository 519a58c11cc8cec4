import { collectionOf } from '#model/collection.ts'
import { normalizeAddress } from '#model/path.ts'
import { canRedirect } from '../enrich/redirects.ts'
import { suggestSlug } from '../new-page.ts'
import { defaultAddress, FORBIDDEN, placeFile } from '../place.ts'
import type { CompilerSettings } from '../settings.ts'
import { noted, shown, type Notes } from './note.ts'
import type { ReadPage } from './read-front-matter.ts'

export interface ConvertedAddress {
  /** Absent where the file's own name gives the address. */
  readonly permalink?: string
  readonly redirectFrom: readonly string[]
  readonly address: string
}

/** An address by its file, and what the author said of it; `old` are those it had, `taken` those of other pages, in small letters. */
export function convertAddress(
  page: ReadPage,
  file: string,
  settings: CompilerSettings,
  old: readonly string[],
  taken: ReadonlySet<string>,
  notes: Notes,
): ConvertedAddress {
  const byName = defaultAddress(file, collectionOf(settings.collections, file)).normalize('NFC')
  const clean = byName
    .split('/')
    .map((part) => (FORBIDDEN.test(part) ? suggestSlug(part) : part))
    .join('/')
  const redirectFrom = [...old]
  const wanted = ownAddress(page, clean, notes)
  const usable = wanted && isUsable(wanted.address, file, settings)
  if (wanted && !usable) {
    if (canRedirect(wanted.address)) {
      redirectFrom.push(wanted.address)
      notes.changes.push(noted(`The address \`${wanted.address}\` became a redirect.`, wanted.line))
    } else
      notes.todo.push(noted(`\`${wanted.address}\` cannot be an address of a page.`, wanted.line))
  }
  const chosen = usable ? wanted.address : clean
  const address = free(chosen, taken)
  if (address !== chosen)
    notes.todo.push(
      noted(`The address \`${chosen}\` is taken; the page is at \`${address}\`.`, wanted?.line),
    )
  else if (!usable && address !== byName)
    notes.changes.push(
      noted(`\`${byName}\` cannot be an address; the page is at \`${address}\`.`, undefined),
    )
  const others = redirectFrom.filter((old) => old.toLowerCase() !== address.toLowerCase())
  return {
    ...((usable || address !== byName) && { permalink: address }),
    redirectFrom: [...new Set(others)],
    address,
  }
}

/** `permalink` and `url` are whole addresses; a `slug` stands for the name of the file. */
function ownAddress(
  { data, lines }: ReadPage,
  byName: string,
  { changes, todo }: Notes,
): { address: string; line: number | undefined } | undefined {
  let found: { address: string; line: number | undefined } | undefined
  for (const key of ['permalink', 'url', 'slug']) {
    const value = data[key]
    if (value === undefined || value === null || value === '') continue
    const line = lines[key]
    const text = typeof value === 'number' ? String(value) : value
    const isName = typeof text === 'string' && key === 'slug' && !text.includes('/')
    const isPath = typeof text === 'string' && /^\/(?!\/)/.test(text) && !/\/:/.test(text)
    if (found || (!isName && !isPath)) {
      const reason = found ? 'the page has another address' : 'it is no address of this site'
      todo.push(noted(`\`${key}\` ${shown(value)} is left out: ${reason}.`, line))
      continue
    }
    const address = isName
      ? byName.replace(/[^/]*\/$/, `${FORBIDDEN.test(text) ? suggestSlug(text) : text}/`)
      : normalizeAddress(text)
    if (key !== 'permalink' || address !== text)
      changes.push(noted(`\`${key}\` ${shown(value)} became the address \`${address}\`.`, line))
    found = { address, line }
  }
  return found
}

const isUsable = (value: string, file: string, settings: CompilerSettings): boolean =>
  placeFile(file, { value, line: undefined }, settings).place !== undefined

function free(address: string, taken: ReadonlySet<string>): string {
  let found = address
  for (let count = 2; taken.has(found.toLowerCase()); count++)
    found = address.replace(/\/$/, `-${count}/`).replace(/^\/-/, '/page-')
  return found
}
