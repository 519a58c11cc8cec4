import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'
import { DEFAULT_LAYOUT, PAGE_LAYOUTS, unresolvedLayout } from '#model/layout.ts'
import { localeOf } from '#model/locale.ts'
import { resolvePath } from '#model/path.ts'
import { isSticky } from '#model/post.ts'
import { iconProblem, pageIcons } from './icons.ts'
import { nearest } from '#model/nearest.ts'
import { shownFile, type PlacedPage } from './placed-page.ts'
import type { CompilerSettings } from './settings.ts'
import { lineOfKey } from './yaml-lines.ts'

type Report = (key: string, code: string, message: string, remedy: string) => void

/** What a page says that does not fit the site; each at the line of its key. */
export function checkPage(
  page: PlacedPage,
  settings: CompilerSettings,
  diagnostics: Diagnostic[],
): void {
  const { frontmatter, collection } = page
  const report: Report = (key, code, message, remedy) => {
    const line = lineOfKey(page.source.keyLines, key)
    diagnostics.push({
      severity: 'error',
      code,
      file: shownFile(page),
      ...(line !== undefined && { line }),
      message,
      remedy,
    })
  }
  checkLayout(page, settings, report)
  const { sticky, cover } = frontmatter
  if (typeof sticky === 'number' && !isSticky(sticky)) {
    report(
      'sticky',
      'bad-sticky',
      `\`sticky: ${sticky}\` pins nothing.`,
      'Use `true`, or a number of 0 or more; the higher stands first.',
    )
  }
  if (cover !== undefined && !isPublicPicture(cover, settings.publicDir)) {
    report(
      'cover',
      'missing-picture',
      `The cover \`${cover}\` does not exist.`,
      `Put the file into \`public/\` and write its path from there, like \`/images/name.svg\`.`,
    )
  }
  checkLists(page, settings, report)
  for (const { key, icon } of pageIcons(frontmatter)) {
    const problem = iconProblem(icon)
    if (problem) report(key, ...problem)
  }
  // A date that could not be read has its own message.
  const isPost = collection?.type === 'post' && frontmatter.article !== false
  if (
    isPost &&
    page.source.frontmatter &&
    frontmatter.createTime === undefined &&
    frontmatter.publishAt === undefined &&
    page.createTime === undefined
  ) {
    report(
      'title',
      'missing-date',
      'The article has no date, so it has no place in the list.',
      'Add `createTime: yyyy/MM/dd HH:mm:ss` to the front matter.',
    )
  }
}

/** `pageLayout` is the inside of a page, and may be one of ours; `layout` the frame around it. */
function checkLayout(
  { frontmatter }: PlacedPage,
  settings: CompilerSettings,
  report: Report,
): void {
  const own = Object.keys(settings.layouts)
  const { pageLayout, layout } = frontmatter
  if (pageLayout !== undefined && ![...PAGE_LAYOUTS, ...own].includes(pageLayout))
    reportLayout(report, 'pageLayout', pageLayout, [...PAGE_LAYOUTS, ...own])
  else if (layout !== undefined && ![DEFAULT_LAYOUT, ...own].includes(layout))
    reportLayout(report, 'layout', layout, [DEFAULT_LAYOUT, ...own])
}

function reportLayout(
  report: Report,
  key: 'layout' | 'pageLayout',
  name: string,
  known: readonly string[],
): void {
  const guess = nearest(name, known)
  const isInside = key === 'layout' && PAGE_LAYOUTS.some((one) => one === name)
  report(
    key,
    'unknown-layout',
    `${unresolvedLayout(`\`${name}\``)}.`,
    isInside
      ? `Write \`pageLayout: ${name}\`: \`layout\` is the frame around the page.`
      : guess
        ? `Did you mean \`${guess}\`?`
        : `Use one of ${known.join(', ')}, or write the layout as \`layouts/${name}.tsx\`.`,
  )
}

export function isPublicPicture(cover: string, publicDir: string): boolean {
  const inside = cover.startsWith('/') ? resolvePath('/', cover) : undefined
  return (
    inside !== undefined &&
    statSync(join(publicDir, inside), { throwIfNoEntry: false })?.isFile() === true
  )
}

/** S2.4.1: a page that shows a list needs one to show. */
function checkLists(page: PlacedPage, settings: CompilerSettings, report: Report): void {
  const { frontmatter, locale } = page
  const posts = settings.collections.filter(({ type }) => type === 'post')
  const expect = (key: string, type: 'post' | 'doc', named: string | undefined) => {
    const known = settings.collections.filter((one) => one.type === type).map(({ dir }) => dir)
    if (named === undefined || known.includes(named)) return
    const guess = nearest(named, known)
    report(
      key,
      'unknown-collection',
      `There is no ${type === 'post' ? 'post collection' : 'series'} \`${named}\`.`,
      guess ? `Did you mean \`${guess}\`?` : `Use one of ${known.join(', ')}, by its folder.`,
    )
  }
  for (const [index, section] of (frontmatter.config ?? []).entries()) {
    const key = `config.${index}`
    if ('collection' in section) expect(`${key}.collection`, 'post', section.collection)
    if ('features' in section)
      for (const [at, { series }] of (section.features ?? []).entries())
        expect(`${key}.features.${at}.series`, 'doc', series)
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
      'Add one to site.config.ts, or use another layout.',
    )
  }
}
