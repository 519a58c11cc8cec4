import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { basename, dirname, join as joinPath, relative } from 'node:path/posix'
import { text } from '../config/values.ts'
import { joinLines, linesOf } from '../body/lines.ts'
import { convertHtml } from '../body/html.ts'
import { lowerHeadings } from '../body/lower-headings.ts'
import type { FailedFile, ImportInput } from '../import-report.ts'
import type { SourcePage, SourceSite } from '../source-site.ts'
import { SettingsError } from '#config/settings-error.ts'
import type { CompilerSettings } from '../../settings.ts'
import { convertTags } from './convert-tags.ts'
import { hexoPages, type HexoPage } from './hexo-pages.ts'
import { hexoSettings } from './hexo-settings.ts'
import { listHexo } from './list-hexo.ts'
import { readHexoConfig } from './read-config.ts'
import { slugize } from './slugize.ts'
import type { TagSpace } from './tag-space.ts'

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

/** A site of Hexo: posts, drafts, pages, the files beside them and the settings. */
export function openHexo(
  { folder, into }: Required<ImportInput>,
  settings: CompilerSettings,
): SourceSite {
  const config = readHexoConfig(folder)
  const files = listHexo(folder, config.sourceDir)
  if (!existsSync(join(folder, '_config.yml')) && files.posts.length + files.pages.length === 0)
    throw new SettingsError(
      `${folder} is no site of Hexo.`,
      'Name the folder that holds `_config.yml` and `source/`.',
    )
  const { pages, lists, failed } = hexoPages(folder, files, config, into, settings)
  const bySource = new Map(pages.map((page) => [page.from, page]))
  return {
    kind: 'hexo',
    folder,
    pages,
    failed: failed satisfies readonly FailedFile[],
    others: [...lists.map(({ from }) => from), ...files.assets, ...files.hidden],
    publicFiles: publicFiles(pages, files.files, files.assets, config.sourceDir),
    body: (page, markdown) => {
      const lines = linesOf(markdown, page.page.markdownLine)
      const space = tagSpace(page, pages, folder, join(folder, config.sourceDir, config.codeDir))
      const { notes } = page
      return joinLines(lowerHeadings(convertHtml(convertTags(lines, space, notes), notes), notes))
    },
    candidates: (path, from) => candidates(path, from, config.sourceDir),
    pictureTarget: (picture, from) => pictureTarget(picture, bySource.get(from)!),
    anchorOf: (heading) => slugize(heading),
    base: config.base,
    settings: (newAddress) => hexoSettings(config, pages, lists, into, settings, newAddress),
  }
}

/** Beside the page in a folder of its own, so that pictures of two posts do not meet. */
function pictureTarget(picture: string, { from, to }: SourcePage): string {
  const own = from.replace(/\.\w+$/, '')
  const near = relative(own, picture)
  const name = near.startsWith('../') ? basename(picture) : near
  const stem = basename(to, '.md')
  return joinPath(dirname(to), stem === 'README' ? '' : stem, name)
}

/** Pictures of posts go to their pages; all else keeps its address. */
function publicFiles(
  pages: readonly HexoPage[],
  files: readonly string[],
  assets: readonly string[],
  sourceDir: string,
): ReadonlyMap<string, string> {
  const found = new Map(files.map((file) => [file, file.slice(sourceDir.length + 1)]))
  for (const file of assets) {
    if (PICTURE.test(file)) continue
    const owner = pages.find(({ from }) => file.startsWith(`${from.replace(/\.\w+$/, '')}/`))
    const [old] = owner?.old ?? []
    if (!owner || old === undefined) continue
    const name = file.slice(owner.from.replace(/\.\w+$/, '').length + 1)
    found.set(file, joinPath(old.endsWith('/') ? old : dirname(old), name).slice(1))
  }
  return found
}

/** A picture may be named from the page, from the post's own folder, or from `source/`. */
const candidates = (path: string, from: string, sourceDir: string): string[] =>
  path.startsWith('/')
    ? [joinPath(sourceDir, path)]
    : [
        joinPath(from.replace(/\.\w+$/, ''), path),
        joinPath(dirname(from), path),
        joinPath(sourceDir, path),
      ]

function tagSpace(
  page: HexoPage | SourcePage,
  pages: readonly HexoPage[],
  folder: string,
  codeDir: string,
): Omit<TagSpace, 'dropped'> {
  const own = page.from.replace(/\.\w+$/, '')
  const near = (to: string) => {
    const path = relative(dirname(page.from), to)
    return path.startsWith('../') ? path : `./${path}`
  }
  return {
    title: text(page.page.data['title']) ?? basename(own),
    assetPath: (name) =>
      name !== '' && existsSync(join(folder, own, name)) ? near(`${own}/${name}`) : undefined,
    post: (name) => {
      const found =
        pages.find((one) => one.isPost && one.slug === name) ??
        pages.find((one) => one.isPost && one.page.data['title'] === name)
      return (
        found && { path: near(found.from), title: text(found.page.data['title']) ?? found.slug }
      )
    },
    code: (path) => {
      const file = join(codeDir, joinPath('/', path))
      return statSync(file, { throwIfNoEntry: false })?.isFile() === true
        ? readFileSync(file, 'utf8')
        : undefined
    },
  }
}
