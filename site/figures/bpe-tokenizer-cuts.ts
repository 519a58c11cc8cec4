import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text, writeBoth } from './both-appearances.ts'

interface Cut {
  readonly name: string
  readonly pieces: readonly { readonly bytes: number; readonly text: string }[]
}
const cuts = JSON.parse(
  readFileSync(join(import.meta.dirname, 'tokens/cuts.json'), 'utf8'),
) as Cut[]
const BYTE = 15
const ROW = 34
const LEFT = 94

/** One term in every vocabulary: whole characters in ink, parts of one in red. */
writeBoth('bpe-cuts', [LEFT + 15 * BYTE + 30, cuts.length * ROW + 6], (look) =>
  cuts.flatMap(({ name, pieces }, row) => {
    const top = 4 + row * ROW
    let at = LEFT
    const boxes = pieces.flatMap(({ bytes, text: words }) => {
      const width = bytes * BYTE
      const x = at
      at += width
      const colour = words === '' ? look.accent : look.ink
      return [
        `<rect x="${x + 1}" y="${top}" width="${width - 3}" height="26" fill="none" stroke="${colour}" stroke-width="1.5"/>`,
        ...(words === '' ? [] : [text(x + width / 2 - 0.5, top + 19, words, look.ink, 15)]),
      ]
    })
    return [
      text(LEFT - 8, top + 18, name, look.quiet, 13, 'end'),
      ...boxes,
      text(at + 8, top + 18, pieces.length, look.ink, 14, 'start'),
    ]
  }),
)
