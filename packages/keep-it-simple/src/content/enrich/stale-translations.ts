import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseWrittenDate, toSiteTime } from '#model/date.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { BehindOriginal } from '#model/page.ts'
import { shownFile, type PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { blobDigests } from './blob-texts.ts'
import type { FileChange, History } from './git-log.ts'
import { textDigest } from './text-digest.ts'
import type { Translations } from './translations.ts'

/** A translation and its original, each with its history, newest first. */
interface Pair {
  readonly page: PlacedPage
  readonly original: PlacedPage
  readonly own: readonly FileChange[]
  readonly theirs: readonly FileChange[]
}

/**
 * Translations whose original was changed after them, by address. Only text counts: front matter,
 * line breaks and moves do not. The original is the page that was committed first; of two that came
 * together, the one of the site's earlier language. Pages without a history say nothing.
 */
export async function staleTranslations(
  pages: readonly PlacedPage[],
  translations: Translations,
  history: History,
  settings: CompilerSettings,
  diagnostics: Diagnostic[],
  /** Hears of files whose text decides. */
  asked: string[] = [],
): Promise<Map<string, BehindOriginal>> {
  const behind = new Map<string, BehindOriginal>()
  const pairs = pairsOf(pages, translations, history, settings)
  const digests = await blobDigests(settings.docs, new Set(pairs.flatMap(blobsOf)))
  for (const pair of pairs) {
    const changes = missed(pair, digests, settings, diagnostics)
    const newest = changes?.[0]
    const oldest = changes?.at(-1)
    if (!newest || !oldest) continue
    asked.push(pair.page.source.file)
    if (isBeingEdited(pair, digests, settings)) continue
    behind.set(pair.page.path, {
      path: pair.original.path,
      lang: pair.original.lang,
      changed: toSiteTime(newest.commit.time, settings.site.timeZone),
    })
    diagnostics.push(report(pair, newest, oldest, changes.length))
  }
  return behind
}

function pairsOf(
  pages: readonly PlacedPage[],
  translations: Translations,
  history: History,
  { site }: CompilerSettings,
): Pair[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const changesOf = (page: PlacedPage) => history.get(page.source.file) ?? []
  const place = ({ locale }: PlacedPage) =>
    site.locales.findIndex((one) => one.prefix === locale.prefix)
  const created = (page: PlacedPage) => changesOf(page).at(-1)!.commit.order
  return [...new Set(translations.values())].flatMap((group) => {
    const members = [...group.values()]
      .flatMap((path) => byPath.get(path) ?? [])
      .filter((page) => changesOf(page).length > 0)
    const isDeclared = ({ frontmatter }: PlacedPage) => Number(frontmatter.translated !== undefined)
    const [original, ...others] = members.toSorted(
      (a, b) => isDeclared(a) - isDeclared(b) || created(b) - created(a) || place(a) - place(b),
    )
    if (!original) return []
    const theirs = changesOf(original)
    return others
      .map((page) => ({ page, original, own: changesOf(page), theirs }))
      .filter(({ page }) => theirs[0]!.commit.order < created(page))
  })
}

const blobsOf = ({ own, theirs }: Pair): string[] =>
  [...own, ...theirs].flatMap(({ before, after }) =>
    before === undefined ? [after] : [before, after],
  )

/** The changes of the original's text that the translation does not have; nothing where it cannot be known. */
function missed(
  { page, original, own, theirs }: Pair,
  digests: ReadonlyMap<string, string>,
  settings: CompilerSettings,
  diagnostics: Diagnostic[],
): FileChange[] | undefined {
  if (blobsOf({ page, original, own, theirs }).some((blob) => !digests.has(blob))) return undefined
  const isText = ({ before, after }: FileChange) =>
    before === undefined || digests.get(before) !== digests.get(after)
  const last = own.find(isText)!.commit.order
  const newer = theirs.filter((change) => change.commit.order < last && isText(change))
  const { translated } = page.frontmatter
  if (translated === undefined) return newer
  const day = parseWrittenDate(translated, settings.site.timeZone)
  if (day !== undefined) return newer.filter(({ commit }) => commit.time > Date.parse(day))
  const point = theirs.find(({ commit }) => commit.hash.startsWith(translated))
  if (point) return newer.filter(({ commit }) => commit.order < point.commit.order)
  const line = page.source.keyLines['translated']
  diagnostics.push({
    severity: 'warning',
    code: 'unknown-commit',
    file: shownFile(page),
    ...(line !== undefined && { line }),
    message: `\`${translated}\` is neither a date nor a commit that changed ${shownFile(original)}.`,
    remedy: `Write the commit the translation is up to, for example \`translated: '${theirs[0]!.commit.hash.slice(0, 7)}'\`, or a date.`,
  })
  return undefined
}

/** Whether its author is at work on it: the text is not the one that was committed. */
const isBeingEdited = (
  { page, own }: Pair,
  digests: ReadonlyMap<string, string>,
  { docs }: CompilerSettings,
): boolean => textDigest(readFileSync(join(docs, page.source.file))) !== digests.get(own[0]!.after)

function report(
  { page, original }: Pair,
  newest: FileChange,
  oldest: FileChange,
  count: number,
): Diagnostic {
  const line = page.source.keyLines['translation']
  const [from, to] = [oldest, newest].map(({ commit }) => commit.hash.slice(0, 7))
  const commits = count === 1 ? 'in 1 commit' : `in ${count} commits`
  return {
    severity: 'warning',
    code: 'stale-translation',
    file: shownFile(page),
    ...(line !== undefined && { line }),
    message: `${shownFile(original)} was changed after this translation, ${commits}, last by ${to} “${newest.commit.message}”.`,
    remedy: `Run \`git diff ${from}~1 -- ${shownFile(original)}\` and translate what it shows; or write \`translated: '${to}'\` if nothing is missing.`,
  }
}
