import { basename, relative } from 'node:path'
import type { Manifest } from 'vite'
import { normalizePath } from './normalize-path.ts'
import type { IslandFolder } from '#config/block-folders.ts'
import type { ShellAssets } from '#model/shell-assets.ts'
import { ENGINE, engineFile, SOURCES_NAME } from '#config/engine-files.ts'

/** The script of every page. */
export const CLIENT = engineFile('theme/client/client')
export const SEARCH = engineFile('theme/search/search-island')
/** What helps without a connection, and where pages can be read without one. */
export const CONNECTION = engineFile('theme/offline/stay-here')
export const OFFLINE = engineFile('theme/offline/read-offline')
/** Names every module a page may link; not published itself. */
export const MODULES = engineFile('theme/page-assets/registry')
/** Styles of what nobody sees before the first movement. */
export const LATE = `${SOURCES_NAME}/theme/styles/late.css`
/** The service worker: one file of its own, which the builder puts at the root. */
export const WORKER = engineFile('offline/entry-worker')

/** What takes an island over. */
const HYDRATION = engineFile('theme/islands/hydrate-island')
/** What a slot or layout needs besides. */
const AUTHOR_ISLAND = engineFile('theme/islands/author-island')

/** Below the folder of the bundle; not published. */
export const manifestName = (entry: string): string => `.vite/${basename(entry)}.json`

const BLOCK =
  /(?:virtual:keep-it-simple\/blocks\/([\w-]+)|\/theme\/page-assets\/([\w-]+)\.[jt]s|\/theme\/islands\/(islands)\.[jt]s)$/
const LAYOUT = /virtual:keep-it-simple\/styles\/([\w-]+)$/
const LANGUAGE = /virtual:keep-it-simple\/words\/([\w-]+)$/
/** Besides styles and languages: what a reader without a connection needs. */
const NEEDED_OFFLINE =
  /^(?:src|dist)\/(?:theme\/(?:offline\/read-offline|search\/search-island|page-assets\/cached-pages)|services\/search-(?:local|hosted|cached))\.[jt]sx?$/

/** What a run of a program in the browser loads; its worker is in no manifest. */
const OF_PROGRAMS =
  /^(?:src|dist)\/(?:blocks\/run\/(?:open-bench|Editor)|services\/run-(?:java|type)script)\.[jt]sx?$|virtual:keep-it-simple\/words\/late\/[\w-]+$|\/node_modules\/sucrase\//

/** Which files of the bundle a document needs, by what it shows. */
export function assetsOf(
  bundle: Manifest,
  folders: readonly IslandFolder[] = [],
  authors: readonly string[] = [],
): Omit<ShellAssets, 'authorStyles' | 'fontStyles'> {
  const { file: script, css: styles = [] } = bundle[CLIENT]!
  // The module of an island's styles has nothing to run, unless it has a client part as well.
  const isStill = (block: string) =>
    folders.some(({ name, client }) => name === block && client === undefined)
  const blockStyles: Record<string, string[]> = {}
  const layoutStyles: Record<string, string[]> = {}
  const modules: Record<string, string> = {}
  for (const [source, { file }] of Object.entries(bundle)) {
    const [, folder, page, islands] = BLOCK.exec(source) ?? []
    const block = folder ?? page ?? islands
    const layout = LAYOUT.exec(source)?.[1]
    if (block === undefined && layout === undefined) continue
    // What is only styles has no script.
    const isStyles = file.endsWith('.css')
    const sheets = isStyles ? [file] : sheetsOf(bundle, source)
    if (layout !== undefined) layoutStyles[layout] = sheets
    if (block === undefined) continue
    blockStyles[block] = sheets
    if (!isStyles && !isStill(block)) modules[block] = file
  }
  return {
    script,
    later: (bundle[OFFLINE] ?? bundle[CONNECTION])!.file,
    search: filesOf(bundle, SEARCH),
    styles,
    late: bundle[LATE]!.file,
    layoutStyles,
    blockStyles,
    modules,
    islandScripts: {
      ...Object.fromEntries(
        folders.map(({ name, island }) => [
          name,
          [sourceKey(island), HYDRATION].flatMap((source) => scriptsOf(bundle, source)),
        ]),
      ),
      islands: [...authors.map(sourceKey), AUTHOR_ISLAND, HYDRATION].flatMap((source) =>
        scriptsOf(bundle, source),
      ),
    },
    programs: [
      ...new Set(
        Object.keys(bundle)
          .filter((source) => OF_PROGRAMS.test(source))
          .flatMap((source) => filesOf(bundle, source)),
      ),
    ].sort(),
    shell: [
      ...new Set([
        script,
        ...styles,
        bundle[LATE]!.file,
        ...Object.entries(layoutStyles).flatMap(([name, sheets]) =>
          name === 'locked' ? [] : sheets,
        ),
        ...Object.keys(bundle)
          .filter((source) => LANGUAGE.test(source) || NEEDED_OFFLINE.test(source))
          .flatMap((source) => filesOf(bundle, source)),
      ]),
    ].sort(),
  }
}

/** A file as the manifest names it. */
const sourceKey = (file: string): string => normalizePath(relative(ENGINE, file))

/** Scripts a chunk needs; those many islands share come again, and once. */
const scriptsOf = (manifest: Manifest, source: string): string[] =>
  source in manifest ? filesOf(manifest, source).filter((file) => file.endsWith('.js')) : []

/** A chunk with everything it imports at once, except the client, which every page has. */
function filesOf(manifest: Manifest, source: string, seen = new Set([CLIENT])): string[] {
  if (seen.has(source)) return []
  seen.add(source)
  const { file, css = [], imports = [] } = manifest[source]!
  return [file, ...css, ...imports.flatMap((one) => filesOf(manifest, one, seen))]
}

/** Its own style sheets, after those of the chunks it imports. */
function sheetsOf(manifest: Manifest, source: string, seen = new Set([CLIENT])): string[] {
  const { imports = [], css = [] } = manifest[source]!
  // Chunks may import each other.
  if (seen.has(source)) return []
  seen.add(source)
  return [...new Set([...imports.flatMap((one) => sheetsOf(manifest, one, seen)), ...css])]
}
