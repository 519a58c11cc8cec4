import { z } from 'zod'
import type { Block, BlockSet, LoadedBlock } from '#content/markdown/blocks/block.ts'
import type { Islands } from '#content/islands/load-islands.ts'
import { blockSet, compileAlone } from './compile-alone.ts'

const island = (block: Block, parts: readonly string[] = []): [string, LoadedBlock] => [
  block.name,
  { name: block.name, folder: '', own: true, island: 'Island.tsx', block, words: WORDS, parts },
]
const WORDS = { 'en-US': { more: 'More' } }
const OPTIONS = z.object({ m: z.number().max(9).default(1), by: z.string().default('') })
const set = (...blocks: readonly [string, LoadedBlock][]): BlockSet => ({
  ...blockSet,
  all: new Map([...blockSet.all, ...blocks]),
})
/** Two islands: one with options, and one without that starts when there is time. */
export const BLOOM: BlockSet = set(
  island({ name: 'bloom-filter', about: {}, options: OPTIONS, shared: ['m', 'by'] }, [
    'bloom-filter',
  ]),
  island({ name: 'clock', about: {}, client: 'idle' }),
)
const ISLANDS: Islands = {
  hash: '',
  draw: (name, id, props) => {
    if (props['by'] === 'fail') throw new Error('no luck')
    if (props['by'] === 'throw') throw 'a word'
    return props['by'] === 'style' ? '<i style="x">' : `<b>${name} ${id}</b>`
  },
}
/** A text with figures, compiled with a drawing of what each is called. */
export const compileFigures = (text: string, blocks: BlockSet = BLOOM) =>
  compileAlone(text, 'a.md', { blocks, islands: ISLANDS, lang: 'en-US' })

/** A figure with a text. */
export const figure = (rest: string): string => `::: figure ${rest}\nText.\n:::`
