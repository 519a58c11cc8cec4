import { lstatSync, readlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Where releases lie. All but the published one are below `.content/`, on the same disk if possible. */
export interface ReleaseFolders {
  /** What is published. */
  readonly dist: string
  readonly home: string
  /** The release that is being printed. */
  readonly next: string
  /** The one that was published before. */
  readonly last: string
  /** An older one, which nobody can go back to: the next release begins with its links. */
  readonly spare: string
  /** Where `dist` cannot be moved: the release it is a copy of. */
  readonly mirrored: string
  /** Where a folder waits while two change places. */
  readonly aside: string
  /** What is about to be removed. */
  readonly trash: string
  readonly journal: string
  /** Settings of hosts, which belong to the published release too. */
  readonly hosts: string
  readonly record: (build: string) => string
}

export function releaseFolders(dist: string, content: string): ReleaseFolders {
  const home = join(content, 'releases')
  return {
    dist: target(dist),
    home,
    next: join(home, 'next'),
    last: join(home, 'last'),
    spare: join(home, 'spare'),
    mirrored: join(home, 'mirrored'),
    aside: join(home, 'aside'),
    trash: join(home, 'trash'),
    journal: join(home, 'journal.json'),
    hosts: join(content, 'hosts'),
    record: (build) => join(home, `${build}.json`),
  }
}

/** A link to a folder elsewhere is published there. */
const target = (path: string): string =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    ? target(resolve(dirname(path), readlinkSync(path)))
    : path
