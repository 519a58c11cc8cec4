import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconifyJSON } from '@iconify/types'
import { ICON_NAME, type Glyph } from '#model/glyph.ts'
import { nearest } from '#model/nearest.ts'
import { savedIcon } from './saved-icons.ts'

export type FoundIcon =
  | { readonly glyph: Glyph }
  | { readonly message: string; readonly remedy: string }

/** Sets are megabytes of JSON: each is read once, by the thread that meets a name of it. */
const sets = new Map<string, Promise<IconifyJSON | undefined>>()
const glyphs = new Map<string, FoundIcon>()

/** The drawing of `lucide:rocket`, saved beside the pages or of an installed set, or what is wrong with the name. */
export async function findIcon(name: string, docs: string): Promise<FoundIcon> {
  const saved = savedIcon(name, docs)
  if (saved) return { glyph: saved }
  const known = glyphs.get(name)
  if (known) return known
  const found = await lookUp(name)
  glyphs.set(name, found)
  return found
}

async function lookUp(name: string): Promise<FoundIcon> {
  const [, prefix = '', icon = ''] = ICON_NAME.exec(name) ?? []
  const message = `There is no icon \`${name}\`.`
  let reading = sets.get(prefix)
  if (!reading) sets.set(prefix, (reading = readSet(prefix)))
  const set = await reading
  if (!set) {
    const guess = nearest(prefix, installedSets())
    const install = `install \`@iconify-json/${prefix}\`, or run \`npx kis icons ${name}\``
    return {
      message: `${message} Its set is not installed.`,
      remedy: guess ? `Did you mean \`${guess}:${icon}\`?` : `Correct the name, or ${install}.`,
    }
  }
  const { getIconData, iconToSVG } = await import('@iconify/utils')
  const data = getIconData(set, icon)
  if (data) {
    const { body, attributes } = iconToSVG(data)
    return { glyph: { body, viewBox: attributes.viewBox } }
  }
  const guess = nearest(icon, [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})])
  return {
    message,
    remedy: guess
      ? `Did you mean \`${prefix}:${guess}\`?`
      : 'Look the name up in the list of the set.',
  }
}

async function readSet(prefix: string): Promise<IconifyJSON | undefined> {
  const folder = setsFolder()
  const file = folder === undefined ? '' : join(folder, prefix, 'icons.json')
  if (prefix === '' || !existsSync(file)) return undefined
  return JSON.parse(await readFile(file, 'utf8')) as IconifyJSON
}

function installedSets(): readonly string[] {
  const folder = setsFolder()
  return folder === undefined ? [] : readdirSync(folder)
}

/** Where the packages lie: the first folder on Node's way up that has any. */
function setsFolder(): string | undefined {
  const paths = createRequire(import.meta.url).resolve.paths('@iconify-json/any') ?? []
  return paths
    .map((path) => join(path, '@iconify-json'))
    .find((path) => existsSync(dirname(path)) && existsSync(path))
}
