import { parseWrittenDate } from '#model/date.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { langOf } from '#model/locale.ts'
import { checkPage } from './check-page.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { Frontmatter } from './front-matter-schema.ts'
import { heldUntil } from './held-back.ts'
import { placeFile } from './place.ts'
import { shownFile, type PlacedPage } from './placed-page.ts'
import type { CompilerSettings } from './settings.ts'

/**
 * Give every page its address, and report what is wrong with it on its own. One whose front matter
 * fails is placed by what could be read of it, else by its file: its links and those to it are
 * checked in the same run.
 */
export function placePages(
  compiled: readonly CompiledPage[],
  settings: CompilerSettings,
): { pages: PlacedPage[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const pages: PlacedPage[] = []
  for (const source of compiled) {
    const frontmatter = source.frontmatter ?? { title: source.file, ...source.salvaged }
    const held = heldUntil(frontmatter, settings)
    if (held === 'unknown') diagnostics.push(badDate(source, 'publishAt', frontmatter.publishAt!))
    if ((frontmatter.draft || held !== undefined) && !settings.drafts) continue
    const placed = placeFile(
      source.file,
      { value: frontmatter.permalink, line: source.keyLines['permalink'] },
      settings,
    )
    if (isSure({ source, frontmatter })) diagnostics.push(...placed.diagnostics)
    if (!placed.place) continue
    const { path, locale, collection } = placed.place
    const createTime = dateOf(source, frontmatter, settings, diagnostics)
    const page: PlacedPage = {
      source,
      frontmatter,
      path,
      locale,
      lang: langOf(frontmatter.lang, locale),
      ...(collection && { collection }),
      ...(createTime !== undefined && { createTime }),
      ...(held !== undefined && held !== 'unknown' && { heldUntil: held }),
      categoryList: [],
    }
    checkPage(page, settings, diagnostics)
    pages.push(page)
  }
  diagnostics.push(...duplicateAddresses(pages.filter(isSure)))
  return { pages, diagnostics }
}

/** Whether the address is the author's, not a guess for front matter that could not be read. */
const isSure = ({ source, frontmatter }: Pick<PlacedPage, 'source' | 'frontmatter'>): boolean =>
  source.frontmatter !== undefined || frontmatter.permalink !== undefined

const DATED_NAME = /(?:^|\/)(\d{4}-\d{2}-\d{2})-[^/]*$/

/** The author's date, else the one its file is called by, else the time it is published. */
function dateOf(
  source: CompiledPage,
  { createTime, publishAt }: Partial<Frontmatter>,
  settings: CompilerSettings,
  diagnostics: Diagnostic[],
): string | undefined {
  const { timeZone } = settings.site
  const own = createTime ?? DATED_NAME.exec(source.file)?.[1]
  // A `publishAt` that cannot be read has its own message.
  if (own === undefined) return publishAt && parseWrittenDate(publishAt, timeZone)
  const date = parseWrittenDate(own, timeZone)
  if (date === undefined) diagnostics.push(badDate(source, 'createTime', own))
  return date
}

function badDate({ file, keyLines }: CompiledPage, key: string, written: string): Diagnostic {
  const line = keyLines[key]
  return {
    severity: 'error',
    code: 'bad-date',
    file: `docs/${file}`,
    ...(line !== undefined && { line }),
    message: `\`${written}\` is not a date that exists.`,
    remedy: 'Write it as yyyy/MM/dd HH:mm:ss, for example 2024/05/12 15:15:20.',
  }
}

/** Two files on one address would silently lose one of them; so would two that differ only in case. */
function duplicateAddresses(pages: readonly PlacedPage[]): Diagnostic[] {
  const owners = new Map<string, PlacedPage>()
  const diagnostics: Diagnostic[] = []
  for (const page of pages) {
    const key = page.path.toLowerCase()
    const owner = owners.get(key)
    if (!owner) {
      owners.set(key, page)
      continue
    }
    const line = page.source.keyLines['permalink']
    diagnostics.push({
      severity: 'error',
      code: 'duplicate-address',
      file: shownFile(page),
      ...(line !== undefined && { line }),
      message: `The address \`${page.path}\` already belongs to ${shownFile(owner)}.`,
      remedy: 'Give one of the two another `permalink:`.',
    })
  }
  return diagnostics
}
