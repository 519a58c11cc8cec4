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
  const addAll = (files: readonly string[]) => files.map(add)
  return {
    script: add(assets.script),
    later: add(assets.later),
    search: assets.search.map(add),
    styles: assets.styles.map(add),
    late: add(assets.late),
    layoutStyles: mapValues(assets.layoutStyles, addAll),
    blockStyles: mapValues(assets.blockStyles, addAll),
    authorStyles: assets.authorStyles.map(add),
    modules: mapValues(assets.modules, add),
    islandScripts: mapValues(assets.islandScripts, addAll),
    fontStyles: mapValues(assets.fontStyles, addAll),
    shell: assets.shell.map(add),
    programs: assets.programs.map(add),
  }
}

const mapValues = <Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
