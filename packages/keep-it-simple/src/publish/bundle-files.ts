import { basename, relative } from 'node:path'
import type { Manifest } from 'vite'
import { normalizePath } from './normalize-path.ts'
import type { IslandFolder } from '#config/block-folders.ts'
import type { ShellAssets } from '#model/shell-assets.ts'
import { ENGINE, engineFile, SOURCES_NAME } from '#config/engine-files.ts'

/** The entries of the browser. */
export const APP = engineFile('app/entry-browser')
/** In the same bundle, because it shares React and more with the application. */
export const SEARCH = engineFile('app/entry-search')
/** Styles of what nobody sees before the first movement, in the bundle of the application as a file of their own. */
export const LATE = `${SOURCES_NAME}/theme/styles/late.css`
export const BOOT = engineFile('app/entry-boot')
const ACTION_SCRIPT = engineFile('app/entry-actions')
export const ENTRIES = [APP, BOOT, ACTION_SCRIPT]
/** The service worker: one file of its own, which the builder puts at the root. */
export const WORKER = engineFile('offline/entry-worker')

/** What takes an island over. */
const HYDRATION = engineFile('theme/islands/hydrate-island')

/** Styles for the layouts of an author's. */
const OWN_STYLES = engineFile('theme/layouts/own-styles')

/** Below the folder of the bundle; not published. */
export const manifestName = (entry: string): string => `.vite/${basename(entry)}.json`

const BLOCK =
  /(?:virtual:keep-it-simple\/blocks\/([\w-]+)|\/theme\/page-assets\/([\w-]+)\.[jt]s|\/theme\/islands\/(islands)\.[jt]s)$/
const LAYOUT = /\/layouts\/([A-Z]\w*?)(?:Layout)?\.[jt]sx?$/
const LANGUAGE = /virtual:keep-it-simple\/words\/([\w-]+)$/
/** Besides layouts and languages: what a reader without a connection needs. */
const NEEDED_OFFLINE =
  /^(?:src|dist)\/(?:app\/(?:read-offline|entry-search)|theme\/page-assets\/cached-pages|services\/search-(?:local|hosted|cached))\.[jt]sx?$/

/** What a run of a program in the browser loads; its worker is in no manifest. */
const OF_PROGRAMS =
  /^(?:src|dist)\/(?:blocks\/run\/(?:open-bench|Editor)|services\/run-(?:java|type)script)\.[jt]sx?$|virtual:keep-it-simple\/words\/late\/[\w-]+$|\/node_modules\/sucrase\//

/** Which files of the bundles a document needs, by what it shows. */
export function assetsOf(
  manifestOf: (entry: string) => Manifest,
  folders: readonly IslandFolder[] = [],
): Omit<ShellAssets, 'authorStyles' | 'quiet' | 'serif'> {
  const app = manifestOf(APP)
  // The module of an island's styles has nothing to run, unless it has a client part as well.
  const isStill = (block: string) =>
    folders.some(({ name, client }) => name === block && client === undefined)
  const preload: Record<string, string[]> = {}
  const blockStyles: Record<string, string[]> = {}
  const layoutStyles: Record<string, string[]> = {}
  const assetScripts: Record<string, string> = {}
  const styleModules: Record<string, string> = {}
  for (const [source, chunk] of Object.entries(app)) {
    // Block assets that are only styles have no script.
    const isStyles = chunk.file.endsWith('.css')
    const sheets = isStyles ? [chunk.file] : sheetsOf(app, source)
    const [, folder, page, islands] = BLOCK.exec(source) ?? []
    const block = folder ?? page ?? islands
    if (block !== undefined) blockStyles[block] = sheets
    if (block !== undefined && !isStyles) {
      if (isStill(block)) styleModules[block] = chunk.file
      else assetScripts[block] = chunk.file
    }
    const name = LANGUAGE.exec(source)?.[1] ?? layoutKey(source)
    if (name === undefined) continue
    // A layout of the author's may use what texts and wide pages are styled with.
    const common = isAuthors(source) ? ownSheets(app) : []
    if (common.length + sheets.length > 0) layoutStyles[name] = [...common, ...sheets]
    preload[name] = [chunk.file, ...importedBy(app, chunk)]
  }
  const { file: script, css: styles = [] } = manifestOf(BOOT)[BOOT]!
  return {
    script,
    chunks: [
      manifestOf(ACTION_SCRIPT)[ACTION_SCRIPT]!.file,
      app[APP]!.file,
      ...importedBy(app, app[APP]!),
    ],
    search: filesOf(app, SEARCH),
    styles,
    late: app[LATE]!.file,
    layoutStyles,
    blockStyles,
    assetScripts,
    islandScripts: Object.fromEntries(
      folders.map(({ name, island }) => [
        name,
        [
          ...[sourceKey(island), HYDRATION].flatMap((source) => scriptsOf(app, source)),
          // The application imports it to have the styles; boot need not.
          ...(styleModules[name] === undefined ? [] : [styleModules[name]]),
        ],
      ]),
    ),
    preload,
    programs: [
      ...new Set(
        Object.keys(app)
          .filter((source) => OF_PROGRAMS.test(source))
          .flatMap((source) => filesOf(app, source)),
      ),
    ].sort(),
    shell: [
      ...new Set([
        script,
        ...styles,
        app[LATE]!.file,
        manifestOf(ACTION_SCRIPT)[ACTION_SCRIPT]!.file,
        ...Object.keys(app)
          .filter((source) => source === APP || isOfShell(source))
          .flatMap((source) => filesOf(app, source)),
      ]),
    ].sort(),
  }
}

const isOfShell = (source: string): boolean =>
  LANGUAGE.test(source) ||
  NEEDED_OFFLINE.test(source) ||
  (layoutKey(source) !== undefined && layoutKey(source) !== 'locked')

/** A file as the manifest names it. */
const sourceKey = (file: string): string => normalizePath(relative(ENGINE, file))

/** Scripts a chunk needs, but for the application itself; those many islands share come again, and once. */
const scriptsOf = (manifest: Manifest, source: string): string[] =>
  source in manifest ? filesOf(manifest, source).filter((file) => file.endsWith('.js')) : []

/** A chunk with everything it imports at once. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  if (seen.has(source)) return []
  seen.add(source)
  const { file, css = [], imports = [] } = manifest[source]!
  return [file, ...css, ...imports.flatMap((one) => filesOf(manifest, one, seen))]
}

/** Files that come with a chunk, but for the application itself. */
const importedBy = (manifest: Manifest, { imports = [] }: Manifest[string]): string[] =>
  imports.map((key) => manifest[key]!).flatMap(({ file, isEntry }) => (isEntry ? [] : [file]))

/** Its own style sheets, after those of the chunks it imports. */
function sheetsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const { imports = [], css = [], isEntry } = manifest[source]!
  // Chunks may import each other.
  if (isEntry || seen.has(source)) return []
  seen.add(source)
  return [...new Set([...imports.flatMap((one) => sheetsOf(manifest, one, seen)), ...css])]
}

/** A module of styles alone may be its sheet. */
function ownSheets(manifest: Manifest): string[] {
  const { file } = manifest[OWN_STYLES]!
  return file.endsWith('.css') ? [file] : sheetsOf(manifest, OWN_STYLES)
}

const isAuthors = (source: string): boolean =>
  LAYOUT.test(source) && !/Layout\.[jt]sx?$/.test(source)

/** `NotFoundLayout.tsx` shows `not-found`; an author's layouts keep their names. */
function layoutKey(source: string): string | undefined {
  const name = LAYOUT.exec(source)?.[1]
  if (name === undefined || !/Layout\.[jt]sx?$/.test(source)) return name
  return name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}
