import type { ShellAssets } from '#model/shell-assets.ts'
import type { PackageLicence } from './licences/package-licence.ts'

export interface Shell {
  /** Changes when any page would look different although its data is the same. */
  readonly identity: string
  readonly client: string
  readonly serverEntry: string
  /** File of the service worker, without the plan that is written above it. */
  readonly worker: string
  readonly assets: ShellAssets
  /** Of the packages whose code is in the bundles readers get. */
  readonly licences: readonly PackageLicence[]
}

/** The same with the base in front, as documents link them. */
export function withBase(assets: ShellAssets, base: string): ShellAssets {
  const add = (file: string) => base + file
  return {
    script: add(assets.script),
    chunks: assets.chunks.map(add),
    search: assets.search.map(add),
    styles: assets.styles.map(add),
    late: add(assets.late),
    layoutStyles: mapValues(assets.layoutStyles, add),
    blockStyles: mapValues(assets.blockStyles, add),
    authorStyles: assets.authorStyles.map(add),
    assetScripts: Object.fromEntries(
      Object.entries(assets.assetScripts).map(([name, file]) => [name, add(file)]),
    ),
    quiet: assets.quiet,
    islandScripts: mapValues(assets.islandScripts, add),
    preload: mapValues(assets.preload, add),
    shell: assets.shell.map(add),
    programs: assets.programs.map(add),
  }
}

type FilesByName = Readonly<Record<string, readonly string[]>>

const mapValues = (record: FilesByName, change: (file: string) => string): FilesByName =>
  Object.fromEntries(Object.entries(record).map(([name, files]) => [name, files.map(change)]))
