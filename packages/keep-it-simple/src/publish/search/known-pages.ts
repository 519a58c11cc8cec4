import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutlinedPage } from '#model/page.ts'
import type { StoredPage } from '#model/page-store.ts'
import { hasNames, ownNames, type OwnNames } from '#search/gather-names.ts'
import { replaceFile } from '../write-into.ts'

/** What the index knows of a page besides its text. */
export interface KnownPage {
  readonly names: OwnNames
  /** When it was written; pages without a date are about the site and count as new. */
  readonly age: string
  /** Whether its text may be read. */
  readonly isOpen: boolean
  /** Changes with what was said of it. */
  readonly said?: string
}

/** By address: the hash of the page in the store, and what was read of it; nothing where it is in no index. */
type Remembered = Readonly<Record<string, readonly [hash: string, page?: KnownPage]>>

/** The pages that are indexed. Only those that changed since the last build are read again. */
export function knownPages(
  rows: readonly StoredPage[],
  outlineOf: (path: string) => OutlinedPage | undefined,
  cache: string,
): Map<string, KnownPage> {
  const file = join(cache, 'pages.json')
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Remembered) : {}
  let isChanged = Object.keys(before).length !== rows.length
  const now = rows.map(({ path, hash }) => {
    const known = Object.hasOwn(before, path) ? before[path]! : undefined
    if (known?.[0] === hash) return [path, known] as const
    isChanged = true
    const page = read(outlineOf(path))
    return [path, page ? ([hash, page] as const) : ([hash] as const)] as const
  })
  if (isChanged) replaceFile(file, JSON.stringify(Object.fromEntries(now)))
  return new Map(now.flatMap(([path, [, page]]) => (page ? [[path, page] as const] : [])))
}

function read(page: OutlinedPage | undefined): KnownPage | undefined {
  if (!page || !hasNames(page)) return undefined
  const isOpen = page.type === 'content'
  const said = isOpen && page.discussion ? page.discussion.html : undefined
  return {
    names: ownNames(page),
    age: (isOpen && page.createTime) || '9',
    isOpen,
    ...(said !== undefined && {
      said: createHash('sha256').update(said).digest('hex').slice(0, 16),
    }),
  }
}
