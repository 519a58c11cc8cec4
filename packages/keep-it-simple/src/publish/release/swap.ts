import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeInto } from '../write-into.ts'
import { pruneRecords, readBuildRecord } from './build-record.ts'
import { copyInPlace } from './copy-in-place.ts'
import { exchange, finishExchange, move } from './exchange.ts'
import type { ReleaseFolders } from './folders.ts'
import { closeJournal, readJournal, writeJournal, type Journal } from './journal.ts'
import { buildIn } from './manifest.ts'

/** How a release got into place. */
export type Swapped = 'moved' | 'copied'

/**
 * Publishes the folder `next`, or `last` again: it changes places with `dist/`. Where `dist/` cannot be
 * moved, files are copied into it.
 */
export function swapIn(folders: ReleaseFolders, from: Journal['with']): Swapped {
  const { dist, aside } = folders
  const build = buildIn(folders[from])!
  if (!existsSync(dist)) {
    mkdirSync(dirname(dist), { recursive: true })
    if (move(folders[from], dist)) {
      finish(folders)
      return 'moved'
    }
    mkdirSync(dist)
  }
  const keeps = from === 'last' || buildIn(dist) !== build
  const journal: Journal = { with: from, build, keeps }
  writeJournal(folders, journal)
  const isMoved = exchange(dist, folders[from], aside)
  if (!isMoved) copyInPlace(folders[from], dist)
  settle(folders, journal)
  return isMoved ? 'moved' : 'copied'
}

/** What a command that was killed has left half done; the published folder is whole afterwards. */
export function recover(folders: ReleaseFolders): void {
  const journal = readJournal(folders)
  if (!journal) return
  finishExchange(folders.dist, folders[journal.with], folders.aside)
  settle(folders, journal)
}

/** After the exchange, which may not have come about: everything to where it belongs. */
function settle(folders: ReleaseFolders, { with: from, build, keeps }: Journal): void {
  const { dist, next, last, spare, aside, trash, mirrored } = folders
  // A branch that is checked out to be pushed belongs to the folder, not to a release.
  for (const other of [folders[from], last]) moveGit(other, dist)
  rmSync(trash, { recursive: true, force: true })
  if (buildIn(dist) === build) {
    const isCopied = keeps && buildIn(folders[from]) === build
    if (isCopied && existsSync(mirrored)) exchange(mirrored, folders[from], aside)
    else if (isCopied) renameSync(folders[from], mirrored)
    else if (keeps) rmSync(mirrored, { recursive: true, force: true })
    if (from === 'next' && existsSync(next)) {
      const isKept = keeps && buildIn(next) !== undefined
      const goes = isKept ? last : next
      // The next build begins with what goes; there is one such folder at most.
      if (existsSync(goes) && existsSync(spare)) renameSync(spare, trash)
      if (existsSync(goes)) renameSync(goes, spare)
      if (isKept) renameSync(next, last)
    }
  }
  finish(folders)
  closeJournal(folders)
  for (const folder of [trash, aside]) rmSync(folder, { recursive: true, force: true })
}

function moveGit(from: string, to: string): void {
  const [own, there] = [join(from, '.git'), join(to, '.git')]
  if (existsSync(own) && !existsSync(there)) renameSync(own, there)
}

/** What goes with the published release and lies beside it. */
function finish(folders: ReleaseFolders): void {
  const { hosts } = readBuildRecord(folders.dist, folders)
  for (const [name, text] of Object.entries(hosts)) writeInto(join(folders.hosts, name), text)
  pruneRecords(folders)
}
