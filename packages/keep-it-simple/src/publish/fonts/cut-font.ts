import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../write-into.ts'
import { faceCharacters } from './face-characters.ts'
import type { FontFile } from './font-file.ts'
import { openFace } from './harfbuzz.ts'
import { readSfnt, writeSfnt } from './sfnt.ts'
import type { PackLevel } from '../compress.ts'
import { packWoff2 } from './woff2.ts'

/** Raised when the same characters would give other files. */
const FORMAT = 3

interface OpenFont {
  readonly cut: ReturnType<typeof openFace>
  readonly characters: ReadonlySet<number>
}

/** One of each in a thread; they take megabytes. */
const opened = new Map<string, OpenFont>()

export function openFont({ file, identity }: FontFile): OpenFont {
  const known = opened.get(identity)
  if (known) return known
  const sfnt = readSfnt(readFileSync(file))
  let cut: OpenFont['cut'] | undefined
  const font: OpenFont = {
    characters: faceCharacters(sfnt),
    // Where all cuts lie in the cache, harfbuzz is not even loaded.
    cut: (...asked) => (cut ??= openFace(writeSfnt(sfnt)))(...asked),
  }
  opened.set(identity, font)
  return font
}

/** The name of a file with these characters of a font, which lies in the folder afterwards. */
export function cutFont(
  folder: string,
  font: FontFile,
  characters: string,
  features: readonly string[],
  packing: PackLevel = 'best',
): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([FORMAT, font.identity, characters, features, packing]))
    .digest('hex')
    .slice(0, 12)
  const name = `font-${hash}.woff2`
  const path = join(folder, name)
  if (!existsSync(path))
    replaceFile(path, packWoff2(openFont(font).cut(characters, features), packing))
  return name
}
