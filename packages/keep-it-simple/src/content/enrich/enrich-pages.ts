import type { DocCollection, PostCollection } from '#model/collection.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { checkSealed } from '../locks/check-sealed.ts'
import { lockPages, type FindOwner } from '../locks/lock-pages.ts'
import { seenBy } from '../locks/public-view.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { gitInfoOf } from './git.ts'
import type { History } from './git-log.ts'
import { listPosts, type PostList } from './posts.ts'
import { makeSeries, type Series } from './sidebar.ts'

export interface EnrichedPages {
  readonly pages: readonly PlacedPage[]
  readonly postLists: readonly PostList[]
  readonly series: readonly Series[]
}

/** Locks, lists and sidebars: what pages are among other pages. */
export async function enrichPages(
  placed: readonly PlacedPage[],
  settings: CompilerSettings,
  diagnostics: Diagnostic[],
  findOwner?: FindOwner,
): Promise<EnrichedPages> {
  const pages = await lockPages(placed, settings, diagnostics, findOwner)
  diagnostics.push(...checkSealed(pages))
  // Under the global lock the lists are encrypted as well, so they may show everything.
  const listed = settings.locks.global ? pages : seenBy([], pages)
  const postLists = settings.collections
    .filter((one): one is PostCollection => one.type === 'post')
    .map((one) => listPosts(one, listed, diagnostics, settings.locks.global))
  const series = settings.collections
    .filter((one): one is DocCollection => one.type === 'doc')
    .map((one) => makeSeries(one, listed))
  return { pages, postLists, series }
}

/** Dates and contributors, where there is a history to read them from. */
export function withHistory(
  pages: readonly PlacedPage[],
  history: History | 'shallow' | 'none',
  settings: CompilerSettings,
): PlacedPage[] {
  if (typeof history === 'string') return [...pages]
  return pages.map((page) => {
    const git = gitInfoOf(page, history, settings)
    return git ? { ...page, git } : page
  })
}

export const historyProblems = (history: History | 'shallow' | 'none'): Diagnostic[] =>
  history === 'shallow'
    ? [
        {
          severity: 'warning',
          code: 'shallow-clone',
          file: '.git',
          message: 'The repository is a shallow clone, so no page shows its dates or contributors.',
          remedy: 'Run `git fetch --unshallow --filter=blob:none` before the build.',
        },
      ]
    : []
