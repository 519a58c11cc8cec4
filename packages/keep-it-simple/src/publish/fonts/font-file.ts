import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { installedVersion, packageFolder } from '#config/optional-packages.ts'

/** A font file of a package. */
export interface FontFile {
  readonly file: string
  /** The same for the same bytes: package, version and name. */
  readonly identity: string
}

export interface WantedFace {
  readonly weight: 400 | 700
  readonly italic?: boolean
  /** Only the part for Latin letters, where a package has its fonts in parts. */
  readonly latin?: boolean
}

/** The largest file of this weight and slope: packages have whole fonts besides parts of them. */
export function fontFile(name: string, wanted: WantedFace): FontFile | undefined {
  const folder = packageFolder(name)
  if (folder === undefined) return undefined
  const { weight, italic = false, latin = false } = wanted
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:woff2|ttf|otf)$/.test(file))
    .filter((file) => new RegExp(`(?<!\\d)${weight}(?!\\d)`).test(file))
    .filter((file) => /italic/i.test(file) === italic)
  const parts = files.filter((file) => /-latin-\d/.test(file))
  const [largest] = (latin && parts.length > 0 ? parts : files)
    .map((file) => ({ file, size: statSync(join(folder, file)).size }))
    .sort((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1))
  if (!largest) return undefined
  return {
    file: join(folder, largest.file),
    identity: `${name}@${installedVersion(name)}/${largest.file}`,
  }
}
