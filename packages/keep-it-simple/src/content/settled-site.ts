import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { StoreIndex } from '#model/page-store.ts'
import type { PageFace } from './page-face.ts'
import { graphFile, pagesFile, storeFile } from './page-store-files.ts'
import { patchStore, type TextChange } from './patch-store.ts'
import type { PlacedPage } from './placed-page.ts'
import type { CompilerSettings } from './settings.ts'
import { writeWhole } from './markdown/media/generated-files.ts'

/** What the last run that wrote the page store knew. */
export interface SettledSite {
  readonly key: string
  readonly now: number
  /** Every compiled file, and the address of its page; none where it is not published. */
  readonly files: readonly (readonly [
    file: string,
    path: string | null,
    stamp: string,
    face: string,
  ])[]
  readonly diagnostics: readonly Diagnostic[]
  readonly drawings: readonly string[]
  /** Files of translations that are behind unless their author is at work on them. */
  readonly behind: readonly string[]
  /** Sources everybody may read. */
  readonly open: readonly string[]
}

/** A compiled file, by what the cache knows of it without reading its page. */
export interface KnownFile extends PageFace {
  readonly file: string
  readonly body: string
  readonly words: number
  readonly sourceHash: string
  readonly isSilent: boolean
}

const settledFile = (out: string): string => join(out, 'settled.json')

export const forgetSettled = (out: string): void => rmSync(settledFile(out), { force: true })

export function readSettled(out: string): SettledSite | undefined {
  try {
    return JSON.parse(readFileSync(settledFile(out), 'utf8')) as SettledSite
  } catch {
    return undefined
  }
}

/** Whether every input is known: an author's functions may ask anything, and locks need secrets. */
const isPatchable = ({ hooks, locks, passwords, drafts }: CompilerSettings): boolean =>
  !hooks?.page && !hooks?.head && !locks.global && passwords.length === 0 && !drafts

export function noteSettled(
  site: SettledSite,
  pages: readonly PlacedPage[],
  settings: CompilerSettings,
): void {
  const isLocked = pages.some(({ lock, frontmatter }) => lock || frontmatter.encrypt !== undefined)
  if (!isLocked && isPatchable(settings))
    writeWhole(settledFile(settings.out), JSON.stringify(site))
}

/**
 * The page store after a run in which nothing changed but texts: which pages that touches is known
 * before anything is placed or connected. Nothing where more may have changed.
 */
export function patchSettled(
  settled: SettledSite | undefined,
  key: string,
  known: readonly KnownFile[],
  settings: CompilerSettings,
): StoreIndex | undefined {
  const { out, now } = settings
  if (!isPatchable(settings)) return undefined
  if (settled?.key !== key || now < settled.now || known.length !== settled.files.length)
    return undefined
  const changes: TextChange[] = []
  const files: SettledSite['files'][number][] = []
  for (const [at, one] of known.entries()) {
    const [file, path, stamp, face] = settled.files[at]!
    if (file !== one.file || face !== one.face) return undefined
    files.push([file, path, one.stamp, face])
    if (stamp === one.stamp) continue
    if (!one.isSilent || settled.behind.includes(file) || isSpokenOf(file, settled))
      return undefined
    if (path !== null) changes.push({ path, ...one })
  }
  const isWhole = [storeFile(out), pagesFile(out), graphFile(out)].every((one) => existsSync(one))
  if (!isWhole) return undefined
  if (changes.length === 0) return patchStore(out, [])
  forgetSettled(out)
  const store = patchStore(out, changes)
  if (store) writeWhole(settledFile(out), JSON.stringify({ ...settled, now, files }))
  return store
}

/** Whether a problem is about the file or names it: its lines may be others now. */
const isSpokenOf = (file: string, { diagnostics }: SettledSite): boolean =>
  diagnostics.some((one) => JSON.stringify(one).includes(JSON.stringify(file).slice(1, -1)))
