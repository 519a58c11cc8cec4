import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeadTag } from '#model/head.ts'
import type { StoreIndex } from '#model/page-store.ts'
import type { CopiedLanguage } from '#model/runner.ts'
import type { Entry } from './catalogue.ts'
import type { PageTitle } from './fonts/web-fonts.ts'
import { replaceFile } from './write-into.ts'

/** What the files about all pages together need to know of one. */
export interface PageNotes {
  /** Absent where the page is mentioned nowhere. */
  readonly entry?: Entry
  /** Absent on locked pages. */
  readonly title?: PageTitle
  /** Hosts its pictures come from. */
  readonly hosts: readonly string[]
  readonly head: readonly HeadTag[]
  readonly isLocked: boolean
  /** Covers a list shows, by the addresses of articles. */
  readonly covers: readonly (readonly [article: string, cover: string])[]
  readonly assets: readonly string[]
  /** Languages of its programs that need a copy of what runs them. */
  readonly runs: readonly CopiedLanguage[]
  readonly runsJavaScript: boolean
}

interface Remembered {
  /** Changes with the code that reads pages. */
  readonly identity: string
  readonly pages: Readonly<Record<string, readonly [hash: string, notes: PageNotes]>>
}

/** Notes on all pages, in the order of the page store; only those that changed are read again. */
export function pageNotes(
  { pages }: StoreIndex,
  identity: string,
  content: string,
  read: (path: string) => PageNotes,
): PageNotes[] {
  const file = join(content, 'notes.json')
  const before = readRemembered(file)
  const known = before?.identity === identity ? before.pages : {}
  let isChanged = before?.identity !== identity || Object.keys(known).length !== pages.length
  const now = pages.map(([path, , , hash]) => {
    const own = Object.hasOwn(known, path) ? known[path]! : undefined
    if (own?.[0] === hash) return [path, own] as const
    isChanged = true
    return [path, [hash, read(path)] as const] as const
  })
  const remembered: Remembered = { identity, pages: Object.fromEntries(now) }
  if (isChanged) replaceFile(file, JSON.stringify(remembered))
  return now.map(([, [, notes]]) => notes)
}

function readRemembered(file: string): Remembered | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Remembered
  } catch {
    return undefined
  }
}
