import { toSiteTime } from '#model/date.ts'
import type { ChangelogEntry, Contributor, GitInfo } from '#model/git.ts'
import type { KnownContributor } from '#model/site.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import type { Commit, GitAuthor, History } from './git-log.ts'

/** A page that does not ask for its changelog carries the newest changes of it. */
const SHOWN = 5
const NOREPLY = /^(?:\d+\+)?([\w-]+)@users\.noreply\.github\.com$/i

/** S3.5: what a page shows of its history. */
export function gitInfoOf(
  page: PlacedPage,
  history: History,
  settings: CompilerSettings,
): GitInfo | undefined {
  const commits = history.get(page.source.file)?.map(({ commit }) => commit)
  const newest = commits?.[0]
  if (!commits || !newest) return undefined
  const { changelog, contributors, lastUpdated } = page.frontmatter
  // A file that was written once has no history to show, unless its author wants it shown.
  const isLogged = changelog ?? (settings.site.changelog !== false && commits.length > 1)
  if (lastUpdated === false && contributors === false && !isLogged) return undefined
  const shown = changelog ? commits : commits.slice(0, SHOWN)
  const { timeZone } = settings.site
  return {
    updatedTime: toSiteTime(newest.time, timeZone),
    contributors:
      contributors === false ? [] : contributorsOf(commits, settings.people, contributors),
    ...(isLogged && { changelog: shown.map((commit) => changelogEntry(commit, timeZone)) }),
    ...(isLogged && shown.length < commits.length && { changes: commits.length }),
  }
}

function changelogEntry({ hash, time, message, tag }: Commit, timeZone: string): ChangelogEntry {
  return {
    hash: hash.slice(0, 7),
    time: toSiteTime(time, timeZone),
    message,
    ...(tag !== undefined && { tag }),
  }
}

/** Oldest first, each once; names the page adds by hand come last. */
function contributorsOf(
  commits: readonly Commit[],
  known: readonly KnownContributor[],
  extra: boolean | readonly string[] | undefined,
): Contributor[] {
  const people = new Map<string, Contributor>()
  for (const commit of commits.toReversed()) {
    for (const author of commit.authors) {
      const person = recognise(author, known)
      if (!people.has(person.name)) people.set(person.name, person)
    }
  }
  for (const name of Array.isArray(extra) ? (extra as readonly string[]) : []) {
    if (!people.has(name)) people.set(name, recognise({ name, email: '' }, known))
  }
  return [...people.values()]
}

/** Only what the owner has written, or the public user name a noreply address spells out, is shown. */
function recognise({ name, email }: GitAuthor, known: readonly KnownContributor[]): Contributor {
  const found = known.find(
    (one) => one.name === name || one.alias?.includes(name) || one.alias?.includes(email),
  )
  if (found) {
    const { name: shown, url, avatar } = found
    return {
      name: shown,
      ...(url !== undefined && { url }),
      ...(avatar !== undefined && { avatar }),
    }
  }
  const user = NOREPLY.exec(email)?.[1]
  return user === undefined ? { name } : { name, url: `https://github.com/${user}` }
}
