import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parseWrittenDate } from '#model/date.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { PAGE_LAYOUTS, DEFAULT_LAYOUT, unresolvedLayout } from '#model/layout.ts'
import { langOf, localeOf } from '#model/locale.ts'
import { resolvePath } from '#model/path.ts'
import { isSticky } from '#model/post.ts'
import type { CompiledPage } from './compiled-page.ts'
import { nearest } from './nearest.ts'
import { placeFile } from './place.ts'
import { shownFile, type PlacedPage } from './placed-page.ts'
import type { PressSettings } from './settings.ts'

/** Give every readable page its address, and report what is wrong with it on its own. */
export function placePages(
  compiled: readonly CompiledPage[],
  settings: PressSettings,
): { pages: PlacedPage[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const pages: PlacedPage[] = []
  for (const source of compiled) {
    const { frontmatter } = source
    if (!frontmatter) continue
    if (frontmatter.draft && !settings.drafts) continue
    const placed = placeFile(
      source.file,
      { value: frontmatter.permalink, line: source.keyLines['permalink'] },
      settings,
    )
    diagnostics.push(...placed.diagnostics)
    if (!placed.place) continue
    const { path, locale, collection } = placed.place
    const createTime = dateOf(source, settings, diagnostics)
    const page: PlacedPage = {
      source,
      frontmatter,
      path,
      locale,
      lang: langOf(frontmatter.lang, locale),
      ...(collection && { collection }),
      ...(createTime !== undefined && { createTime }),
      categoryList: [],
    }
    checkPage(page, settings, diagnostics)
    pages.push(page)
  }
  diagnostics.push(...duplicateAddresses(pages))
  return { pages, diagnostics }
}

const DATED_NAME = /(?:^|\/)(\d{4}-\d{2}-\d{2})-[^/]*$/

function dateOf(
  source: CompiledPage,
  settings: PressSettings,
  diagnostics: Diagnostic[],
): string | undefined {
  const written = source.frontmatter?.createTime ?? DATED_NAME.exec(source.file)?.[1]
  if (written === undefined) return undefined
  const date = parseWrittenDate(written, settings.site.timeZone)
  if (date === undefined) {
    const line = source.keyLines['createTime']
    diagnostics.push({
      severity: 'error',
      code: 'bad-date',
      file: `docs/${source.file}`,
      ...(line !== undefined && { line }),
      message: `\`${written}\` is not a date that exists.`,
      remedy: 'Write it as yyyy/MM/dd HH:mm:ss, for example 2024/05/12 15:15:20.',
    })
  }
  return date
}

type Report = (key: string, code: string, message: string, remedy: string) => void

function checkPage(page: PlacedPage, settings: PressSettings, diagnostics: Diagnostic[]): void {
  const { frontmatter, collection } = page
  const report: Report = (key, code, message, remedy) => {
    const line = page.source.keyLines[key]
    diagnostics.push({
      severity: 'error',
      code,
      file: shownFile(page),
      ...(line !== undefined && { line }),
      message,
      remedy,
    })
  }
  const known = [...PAGE_LAYOUTS, ...settings.site.namedLayouts]
  const { pageLayout, layout, sticky } = frontmatter
  const wrong =
    pageLayout !== undefined && !known.includes(pageLayout)
      ? (['pageLayout', pageLayout] as const)
      : layout !== undefined &&
          layout !== DEFAULT_LAYOUT &&
          !settings.site.namedLayouts.includes(layout)
        ? (['layout', layout] as const)
        : undefined
  if (wrong) {
    const guess = nearest(wrong[1], known)
    report(
      wrong[0],
      'unknown-layout',
      `${unresolvedLayout(wrong[1])}.`,
      guess
        ? `Did you mean \`${guess}\`?`
        : `Use one of ${known.join(', ')}, or name it in \`namedLayouts\` of site/config.ts.`,
    )
  }
  if (typeof sticky === 'number' && !isSticky(sticky)) {
    report(
      'sticky',
      'bad-sticky',
      `\`sticky: ${sticky}\` pins nothing.`,
      'Use `true`, or a number of 0 or more; the higher stands first.',
    )
  }
  if (frontmatter.encrypt) {
    report(
      'encrypt',
      'cannot-protect',
      'This build cannot protect pages, so the page would be published in clear.',
      'Remove `encrypt`, or keep the page out of `docs/`.',
    )
  }
  const { cover } = frontmatter
  if (cover !== undefined && !isPublicPicture(cover, settings.publicDir)) {
    report(
      'cover',
      'missing-picture',
      `The cover \`${cover}\` does not exist.`,
      `Put the file into \`public/\` and write its path from there, like \`/images/name.svg\`.`,
    )
  }
  checkLists(page, settings, report)
  const isPost = collection?.type === 'post' && frontmatter.article !== false
  if (isPost && frontmatter.createTime === undefined && page.createTime === undefined) {
    report(
      'title',
      'missing-date',
      'The article has no date, so it has no place in the list.',
      'Add `createTime: yyyy/MM/dd HH:mm:ss` to the front matter.',
    )
  }
}

function isPublicPicture(cover: string, publicDir: string): boolean {
  const inside = cover.startsWith('/') ? resolvePath('/', cover) : undefined
  return (
    inside !== undefined &&
    statSync(join(publicDir, inside), { throwIfNoEntry: false })?.isFile() === true
  )
}

/** S2.4.1: a page that shows a list needs one to show. */
function checkLists(page: PlacedPage, settings: PressSettings, report: Report): void {
  const { frontmatter, locale } = page
  const posts = settings.collections.filter(({ type }) => type === 'post')
  for (const section of frontmatter.config ?? []) {
    const named = 'collection' in section ? section.collection : undefined
    if (named === undefined || posts.some(({ dir }) => dir === named)) continue
    const known = posts.map(({ dir }) => dir).join(', ')
    report(
      'config',
      'unknown-collection',
      `There is no post collection \`${named}\`.`,
      `Use one of ${known}, by its folder.`,
    )
  }
  const own = posts.some(
    (one) =>
      one.type === 'post' && localeOf(settings.site.locales, one.link)?.prefix === locale.prefix,
  )
  if (frontmatter.pageLayout === 'posts' && !own) {
    report(
      'pageLayout',
      'unknown-collection',
      'This language has no post collection to list.',
      'Add one to site/collections.ts, or use another layout.',
    )
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
