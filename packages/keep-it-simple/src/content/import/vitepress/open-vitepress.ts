import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinPath } from 'node:path/posix'
import { normalizeAddress } from '#model/path.ts'
import { SettingsError } from '#config/settings-error.ts'
import type { CompilerSettings } from '../../settings.ts'
import { joinLines, linesOf } from '../body/lines.ts'
import { convertHtml } from '../body/html.ts'
import { lowerHeadings } from '../body/lower-headings.ts'
import { record, text } from '../config/values.ts'
import type { FailedFile, ImportInput } from '../import-report.ts'
import { listSource } from '../list-source.ts'
import { noted } from '../note.ts'
import { readSource } from '../read-source.ts'
import type { SourcePage, SourceSite } from '../source-site.ts'
import { convertIncludes } from '../vue/includes.ts'
import { convertMarks } from '../vue/marks.ts'
import { includedParts } from '../vue/parts.ts'
import { commentScripts } from '../vue/scripts.ts'
import { vueSlug } from '../vue/slug.ts'
import { convertSnippets } from '../vue/snippets.ts'
import { cleanTitle } from '../vue/title-line.ts'
import { convertContainers } from './containers.ts'
import { convertVitePressFront } from './convert-front.ts'
import { readVitePressConfig, rewrittenPath, type VitePressConfig } from './read-config.ts'
import { settingsFrom } from './vitepress-settings.ts'

/** A site of VitePress: its pages, parts, snippets, `public/` and settings. */
export function openVitePress(
  { folder, into }: Required<ImportInput>,
  settings: CompilerSettings,
): SourceSite {
  const config = readVitePressConfig(folder)
  if (!existsSync(join(folder, config.root, '.vitepress')))
    throw new SettingsError(
      `${folder} is no site of VitePress.`,
      'Name the folder that holds `.vitepress/`.',
    )
  const { srcDir } = config
  const source = listSource(join(folder, srcDir))
  const pages: SourcePage[] = []
  const failed: FailedFile[] = []
  const excluded: string[] = []
  for (const inside of source.pages) {
    const from = joinPath(srcDir, inside)
    if (inside.startsWith('public/')) continue
    if (config.exclude.some((pattern) => pattern.test(inside))) excluded.push(from)
    else if (/\[.*\]/.test(inside))
      failed.push({
        from,
        todo: [
          noted(
            'The page is made by a program (a dynamic route); write its pages as files.',
            undefined,
          ),
        ],
      })
    else {
      const page = readSource(folder, from)
      if ('from' in page) failed.push(page)
      else pages.push(planPage(page, from, inside, into, config))
    }
  }
  const others = source.others.map((file) => joinPath(srcDir, file))
  const place = (inside: string) => joinPath(into, inside).normalize('NFC')
  const parts = includedParts(pages, [...excluded, ...others], folder, srcDir, place)
  const targets = new Map([...pages, ...parts].map(({ from, to }) => [from, to]))
  const byPath = new Map(
    pages.map(({ from, to }) => [
      rewrittenPath(from.slice(srcDir === '' ? 0 : srcDir.length + 1), config.rewrites),
      { from, to },
    ]),
  )
  const space = { folder, srcDir, place, placeOf: (one: string) => targets.get(one) }
  return {
    kind: 'vitepress',
    folder,
    pages,
    parts,
    failed,
    others: [...excluded.filter((file) => !targets.has(file)), ...others].filter(
      (file) => !parts.some(({ from }) => from === file),
    ),
    publicFiles: new Map(
      [...source.others, ...source.pages]
        .filter((file) => file.startsWith('public/'))
        .map((file) => [joinPath(srcDir, file), file.slice('public/'.length)]),
    ),
    body: (page, markdown) => {
      const { notes } = page
      const start = linesOf(markdown, page.page.markdownLine)
      const included = convertIncludes(start, page, space, notes)
      const { lines, files } = convertSnippets(included, page, space, notes)
      const scripts = commentScripts(lines, notes)
      const blocks = convertContainers(scripts, notes)
      const marks = convertMarks(blocks, {}, page.page.data, notes)
      return { ...joinLines(lowerHeadings(convertHtml(marks, notes), notes)), files }
    },
    candidates: (path, from) => {
      const inside = from.slice(srcDir === '' ? 0 : srcDir.length + 1)
      const near = path.startsWith('/')
        ? path.slice(1)
        : joinPath(dirname(rewrittenPath(inside, config.rewrites)), path)
      const stem = near.replace(/\.(?:html|md)$/, '').replace(/\/$/, '')
      const moved = byPath.get(`${stem}.md`) ?? byPath.get(joinPath(stem, 'index.md'))
      return [joinPath(srcDir, near), ...(moved ? [moved.from] : [])]
    },
    pictureTarget: (picture) =>
      srcDir === '' || picture.startsWith(`${srcDir}/`)
        ? place(picture.slice(srcDir === '' ? 0 : srcDir.length + 1))
        : place(joinPath('pictures', picture.replace(/^(?:\.\.\/)+/, ''))),
    anchorOf: vueSlug,
    base: config.base,
    settings: (newAddress) => settingsFrom(config, pages, settings, newAddress),
  }
}

function planPage(
  page: Exclude<ReturnType<typeof readSource>, FailedFile>,
  from: string,
  inside: string,
  into: string,
  config: VitePressConfig,
): SourcePage {
  const notes = { changes: [], todo: [...page.todo] }
  const path = rewrittenPath(inside, config.rewrites)
  if (path !== inside)
    notes.changes.push(
      noted(`The page was published as \`${path}\` and lies there.`, undefined) as never,
    )
  const to = joinPath(
    into,
    path.replace(/\.markdown$/i, '.md').replace(/(^|\/)index\.md$/i, '$1README.md'),
  ).normalize('NFC')
  return {
    from,
    to,
    page: convertVitePressFront(cleanTitle(page, notes), notes, siteTitle(path, config)),
    notes,
    old: oldAddresses(path, config.cleanUrls),
  }
}

/** Of the language whose folder a page lies in, or of all. */
function siteTitle(path: string, { data }: VitePressConfig): string | undefined {
  const locales = record(data['locales'])
  const own = record(locales[path.split('/')[0]!] ?? locales['root'])
  return text(own['title']) ?? text(data['title'])
}

/** `/a.html`; with clean addresses `/a` as well. */
function oldAddresses(path: string, cleanUrls: boolean): string[] {
  if (/(?:^|\/)index\.md$/i.test(path))
    return [normalizeAddress(`/${path.replace(/index\.md$/i, '')}`)]
  const stem = `/${path.replace(/\.(?:md|markdown)$/i, '')}`
  return cleanUrls ? [`${stem}/`, `${stem}.html`] : [`${stem}.html`]
}
