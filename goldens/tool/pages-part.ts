import {
  buildFixture,
  buildOwnSite,
  contentHash,
  fixtureNames,
  type OwnSite,
} from './built-sites.ts'
import { readGolden, REPOSITORY, type Golden } from './golden-files.ts'
import { releaseKinds, releaseList } from './release-list.ts'
import {
  pageFile,
  pageTable,
  pageText,
  sitePages,
  sourcesLine,
  type SitePage,
} from './site-pages.ts'

/** Fixtures whose kinds of pages are shown in full; the rest adds what these lack. */
const SHOWN_FIRST = ['everything', 'right-to-left', 'extended', 'several-blogs']
/** Pages that are shown in full besides the first of their kind. */
const ALSO_SHOWN =
  /^everything\/(?:zh\/)?(?:blocks\/|blog\/charts\/|blog\/page\/2\/|raw\/|custom\/|poster\/)/
/** Of the blog and the manual; their other kinds are shown by fixtures. */
const SHOWN_KINDS = new Set(['home', 'posts', 'article', 'page', 'series'])

export interface PartOptions {
  /** Record what is found instead of comparing. */
  readonly update: boolean
  /** Take `dist` of the blog and the manual as it is. */
  readonly built: boolean
}

/** Pages and releases of every fixture. */
export async function fixtures(): Promise<Golden> {
  const rest = fixtureNames(REPOSITORY).filter((name) => !SHOWN_FIRST.includes(name))
  const names = [...SHOWN_FIRST, ...rest]
  const built = await Promise.all(
    names.map(async (name) => [name, await buildFixture(REPOSITORY, name)] as const),
  )
  const files = new Map<string, string>()
  const seen = new Set<string>()
  for (const [name, dist] of built) {
    const pages = sitePages(dist, 'shown')
    files.set(`pages/${name}.tsv`, pageTable(pages))
    files.set(`releases/${name}.txt`, releaseList(dist))
    for (const page of pages)
      if (isFirst(page, seen) || ALSO_SHOWN.test(name + page.path))
        files.set(pageFile(name, page.path), pageText(page))
  }
  return { files, owns: names.flatMap((name) => filesOf(name)) }
}

export const site = (options: PartOptions): Promise<Golden> => ownSite('site', options)
export const manual = (options: PartOptions): Promise<Golden> => ownSite('manual', options)

/** Strict while the articles are those the golden was recorded with; skipped after an edit of them. */
async function ownSite(name: OwnSite, { update, built }: PartOptions): Promise<Golden> {
  const sources = contentHash(REPOSITORY, name)
  if (!update && articlesChanged(`pages/${name}.tsv`, sources))
    return { files: new Map(), owns: [], notes: [skippedNote(name, name)] }
  const dist = await buildOwnSite(REPOSITORY, name, built)
  const pages = sitePages(dist, 'hidden')
  const files = new Map([
    [`pages/${name}.tsv`, pageTable(pages, sources)],
    [`releases/${name}.txt`, `${sourcesLine(sources)}\n${releaseKinds(dist)}`],
  ])
  const seen = new Set<string>()
  for (const page of pages)
    if (SHOWN_KINDS.has(page.kind) && isFirst(page, seen))
      files.set(pageFile(name, page.path), pageText(page))
  return { files, owns: filesOf(name) }
}

/** Whether the golden was recorded with other articles. */
export const articlesChanged = (file: string, sources: string): boolean => {
  const recorded = readGolden(file)
  return recorded !== undefined && !recorded.startsWith(`${sourcesLine(sources)}\n`)
}

export const skippedNote = (name: OwnSite, part: string): string =>
  `The content of ${name}/ changed since its goldens were written, so they were not compared; ` +
  `\`npm run goldens -- --update ${part}\` writes them again.`

const filesOf = (name: string) => [`pages/${name}`, `pages/${name}.tsv`, `releases/${name}.txt`]

/** The first page of its kind in its language. */
function isFirst({ kind, lang }: SitePage, seen: Set<string>): boolean {
  const key = `${kind} ${lang}`
  const first = !seen.has(key)
  seen.add(key)
  return first
}
