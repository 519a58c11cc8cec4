import { basename } from 'node:path'
import { pathBelow } from '../path-below.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { Path } from '../schema/schema-at.ts'
import { exportOf, type Written } from './bindings.ts'
import { findSetting, followed } from './find-setting.ts'
import { lineAndColumn, parseModule, type SourceModule } from './parse-module.ts'

export type Position = Pick<Diagnostic, 'file' | 'line' | 'column'>

/** The folder of a site and the file its settings begin in. */
export interface SettingsPlace {
  readonly root: string
  /** Absolute; absent where settings were not read from a file. */
  readonly settingsFile?: string
}

/**
 * Where a setting is written, in whichever file that is: its value, or its key. What is computed has no
 * place of its own; then it is that of the nearest setting around it.
 */
export function settingsPosition(place: SettingsPlace, path: Path, at?: 'key' | 'value'): Position {
  const { root, settingsFile } = place
  const module = settingsFile === undefined ? undefined : parseModule(settingsFile)
  if (!module) return { file: basename(settingsFile ?? 'site.config.ts') }
  const settings = exportOf('default', module)
  if (!settings) return { file: shownFile(root, module) }
  const top = followed(settings)
  let found = { start: top.node.start, module: top.module }
  let value: Written = settings
  for (const [index, key] of path.entries()) {
    const next = findSetting(value, key)
    if (!next) return positionOf(root, found)
    value = next.value
    const meant = followed(value)
    found =
      at === 'key' && index === path.length - 1
        ? next.key
        : { start: meant.node.start, module: meant.module }
  }
  return positionOf(root, found)
}

function positionOf(
  root: string,
  { start, module }: { readonly start: number; readonly module: SourceModule },
): Position {
  return { file: shownFile(root, module), ...lineAndColumn(module.text, start - module.shift) }
}

/** As every diagnostic names files: from the folder of the site, with slashes. */
export const shownFile = (root: string, { file }: Pick<SourceModule, 'file'>): string =>
  pathBelow(root, file)
