import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { join as joinPath } from 'node:path/posix'
import { normalizeAddress } from '#model/path.ts'
import { SettingsError } from '#config/settings-error.ts'
import type { CompilerSettings } from '../../settings.ts'
import { convertHtml } from '../body/html.ts'
import { joinLines, linesOf } from '../body/lines.ts'
import { lowerHeadings } from '../body/lower-headings.ts'
import type { FailedFile, ImportInput } from '../import-report.ts'
import { listSource } from '../list-source.ts'
import { readSource } from '../read-source.ts'
import type { SourcePage, SourceSite } from '../source-site.ts'
import { listHidden } from './public-files.ts'
import { commentScripts } from '../vue/scripts.ts'
import { convertIncludes } from '../vue/includes.ts'
import { convertMarks } from '../vue/marks.ts'
import { includedParts } from '../vue/parts.ts'
import { vueSlug } from '../vue/slug.ts'
import { cleanTitle } from '../vue/title-line.ts'
import { convertCards } from './block-components.ts'
import { PLUME_COMPONENTS } from './components.ts'
import { convertPlumeContainers } from './containers.ts'
import { convertPlumeFront } from './convert-front.ts'
import { convertEmbeds } from './embeds.ts'
import { plumeSettings } from './plume-settings.ts'
import { readPlumeConfig } from './read-config.ts'
import { shownFiles } from './shown-files.ts'

/** A site of VuePress with the theme plume. */
export function openPlume(
  { folder, into }: Required<ImportInput>,
  settings: CompilerSettings,
): SourceSite {
  const config = readPlumeConfig(folder)
  if (!existsSync(join(folder, config.docs, '.vuepress')))
    throw new SettingsError(
      `${folder} is no site of VuePress.`,
      'Name the folder that holds `.vuepress/`.',
    )
  const { docs } = config
  const source = listSource(join(folder, docs))
  const place = (inside: string) => joinPath(into, inside).normalize('NFC')
  const pages: SourcePage[] = []
  const failed: FailedFile[] = []
  const excluded: string[] = []
  for (const inside of source.pages) {
    const from = joinPath(docs, inside)
    if (config.exclude.some((pattern) => pattern.test(inside))) {
      excluded.push(from)
      continue
    }
    const page = readSource(folder, from)
    if ('from' in page) {
      failed.push(page)
      continue
    }
    const notes = { changes: [], todo: [...page.todo] }
    const to = place(inside.replace(/\.markdown$/i, '.md'))
    const front = convertPlumeFront(cleanTitle(page, notes), notes)
    pages.push({ from, to, page: front, notes, old: oldAddresses(page.data['permalink'], inside) })
  }
  const others = [...excluded, ...source.others.map((file) => joinPath(docs, file))]
  const parts = includedParts(pages, others, folder, docs, place)
  const targets = new Map([...pages, ...parts].map(({ from, to }) => [from, to]))
  const space = { folder, srcDir: docs, placeOf: (one: string) => targets.get(one) }
  return {
    kind: 'plume',
    folder,
    pages,
    parts,
    failed,
    others: others.filter((file) => !targets.has(file)),
    publicFiles: listHidden(folder, joinPath(docs, '.vuepress/public')),
    body: (page, markdown) => {
      const { notes } = page
      const start = linesOf(markdown, page.page.markdownLine)
      const scripts = commentScripts(convertIncludes(start, page, space, notes), notes)
      const blocks = convertPlumeContainers(
        convertEmbeds(convertCards(scripts, notes), notes),
        notes,
      )
      const marks = convertMarks(blocks, PLUME_COMPONENTS, page.page.data, notes)
      const lines = lowerHeadings(convertHtml(marks, notes), notes)
      return { ...joinLines(lines), files: shownFiles(lines, page, folder, docs, place) }
    },
    candidates: (path, from) =>
      path.startsWith('/') ? [joinPath(docs, path)] : [joinPath(from, '..', path)],
    pictureTarget: (picture) => place(docs === '' ? picture : picture.slice(docs.length + 1)),
    anchorOf: vueSlug,
    base: config.base,
    settings: (newAddress) => plumeSettings(config, pages, settings, newAddress),
  }
}

/** Its permalink, or the file with `.html`. */
function oldAddresses(permalink: unknown, inside: string): string[] {
  if (typeof permalink === 'string' && permalink.startsWith('/'))
    return [normalizeAddress(permalink)]
  const path = `/${inside.replace(/(^|\/)(?:readme|index)\.md$/i, '$1').replace(/\.(?:md|markdown)$/i, '.html')}`
  return [normalizeAddress(path)]
}
