import { constantFrom, sample, uniqueArray } from 'fast-check'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { compress, decompress } from 'woff2-encoder'
import { describe, expect, it } from 'vitest'
import { faceCharacters } from '#publish/fonts/face-characters.ts'
import { fontFile, type WantedFace } from '#publish/fonts/font-file.ts'
import { openFace } from '#publish/fonts/harfbuzz.ts'
import { readSfnt, writeSfnt } from '#publish/fonts/sfnt.ts'
import { packWoff2 } from '#publish/fonts/woff2.ts'

const FACES: readonly (readonly [name: string, WantedFace])[] = [
  ['@fontsource/noto-serif-sc', { weight: 700 }],
  ['@fontsource/source-serif-4', { weight: 400, italic: true }],
]

/** What a browser has of it, by table. The same outlines can be written in several ways, so both ways go through the decoder. */
async function decoded(packed: Uint8Array): Promise<Record<string, string>> {
  const { tables } = readSfnt(Buffer.from(await decompress(packed)))
  const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex')
  return Object.fromEntries([...tables].map(([tag, data]) => [tag, hash(data)]))
}

describe('the decoder of browsers reads the same as from its own packer', () => {
  it.each(FACES)('any characters of %s', async (name, wanted) => {
    const sfnt = readSfnt(readFileSync(fontFile(name, wanted)!.file))
    const cut = openFace(writeSfnt(sfnt))
    const known = [...faceCharacters(sfnt)].map((one) => String.fromCodePoint(one))
    const some = uniqueArray(constantFrom(...known), { minLength: 1, maxLength: 120 })
    const samples = [known.slice(0, 400), ...sample(some, { numRuns: 12, seed: 20261116 })]
    for (const characters of samples) {
      const font = cut(characters.join(''), ['palt', 'vert'])
      for (const packing of ['quick', 'best'] as const) {
        const own = await decoded(packWoff2(font, packing))
        expect(own).toEqual(await decoded(await compress(font)))
      }
    }
  })
})
