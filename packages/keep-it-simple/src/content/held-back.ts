import { parseWrittenDate, writtenDate } from '#model/date.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { Frontmatter } from './front-matter-schema.ts'
import { placeFile } from './place.ts'
import type { CompilerSettings } from './settings.ts'

/** A page that waits for its time. */
export interface HeldPage {
  /** Path below `docs/`. */
  readonly file: string
  /** ISO with the site's offset. */
  readonly until: string
}

type Times = Pick<CompilerSettings, 'site' | 'now'>

/** Until when a page is held back; nothing when its time has come. A time nobody can read never comes. */
export function heldUntil(
  { publishAt }: Partial<Frontmatter>,
  { site, now }: Times,
): string | undefined {
  if (publishAt === undefined) return undefined
  const until = parseWrittenDate(publishAt, site.timeZone)
  return until !== undefined && Date.parse(until) <= now ? undefined : (until ?? 'unknown')
}

/** Files that wait for their time only: a draft waits for its author. */
export const heldPages = (compiled: readonly CompiledPage[], times: Times): HeldPage[] =>
  compiled.flatMap(({ file, frontmatter }) => {
    const until = frontmatter && !frontmatter.draft && heldUntil(frontmatter, times)
    return until ? [{ file, until }] : []
  })

/** What is not published, by file and by address, with what to do about a link to it. */
export function unpublishedNames(
  compiled: readonly CompiledPage[],
  settings: CompilerSettings,
): Map<string, string> {
  if (settings.drafts) return new Map()
  const names = compiled.flatMap(({ file, frontmatter, salvaged }) => {
    const front = frontmatter ?? salvaged ?? {}
    const until = heldUntil(front, settings)
    if (!front.draft && until === undefined) return []
    const remedy =
      front.draft || until === undefined
        ? 'The page is a draft; remove the link or publish the draft.'
        : `The page is held back until ${writtenDate(until)}; add the link then, or hold this page back too.`
    const { place } = placeFile(file, { value: front.permalink, line: undefined }, settings)
    return [file, ...(place ? [place.path] : [])].map((name) => [name, remedy] as const)
  })
  return new Map(names)
}
