import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FontFile } from './font-file.ts'

/** The WebAssembly of harfbuzz: handles, sizes and addresses are numbers. */
type Harfbuzz = Readonly<Record<string, (...values: readonly number[]) => number>> & {
  readonly memory: WebAssembly.Memory
}

/** Constants of `hb-blob.h` and `hb-subset.h`. */
const WRITABLE = 2
const NO_HINTING = 1
const DROPPED_TABLES = 3
const NAMES = 4
const FEATURES = 6

/** Tables for vertical lines, variable fonts and old screens. */
const UNUSED = ['BASE', 'STAT', 'VORG', 'gasp', 'vhea', 'vmtx']
const LAYOUT = ['GDEF', 'GPOS', 'GSUB']

/** Cuts a font to some characters and OpenType features; gives a TrueType file. */
export type Subset = (characters: string, features?: readonly string[]) => Buffer

/** Reads a font that is cut many times. The packages are optional: they are loaded here, not before. */
export async function openFont({ file }: FontFile): Promise<Subset> {
  const bytes = readFileSync(file)
  if (!file.endsWith('.woff2')) return subsetOf(bytes)
  const { decompress } = await import('woff2-encoder')
  return subsetOf(await decompress(bytes))
}

export async function packFont(font: Buffer): Promise<Uint8Array> {
  const { compress } = await import('woff2-encoder')
  return compress(font)
}

function subsetOf(font: Uint8Array): Subset {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)))
  const hb = exports as unknown as Harfbuzz
  hb['_initialize']!()
  const memory = () => new Uint8Array(hb.memory.buffer)
  const address = hb['malloc']!(font.length)
  memory().set(font, address)
  const blob = hb['hb_blob_create']!(address, font.length, WRITABLE, 0, 0)
  const face = hb['hb_subset_preprocess']!(hb['hb_face_create']!(blob, 0))
  return (characters, features = []) => {
    const input = hb['hb_subset_input_create_or_fail']!()
    const add = (set: number, values: Iterable<number>) => {
      for (const value of values) hb['hb_set_add']!(set, value)
    }
    const part = (kind: number) => hb['hb_subset_input_set']!(input, kind)
    hb['hb_subset_input_set_flags']!(input, NO_HINTING)
    hb['hb_set_clear']!(part(NAMES))
    hb['hb_set_clear']!(part(FEATURES))
    add(part(FEATURES), features.map(tagOf))
    add(part(DROPPED_TABLES), [...UNUSED, ...(features.length > 0 ? [] : LAYOUT)].map(tagOf))
    add(
      hb['hb_subset_input_unicode_set']!(input),
      [...characters].map((one) => one.codePointAt(0)!),
    )
    const cut = hb['hb_subset_or_fail']!(face, input)
    hb['hb_subset_input_destroy']!(input)
    if (cut === 0) throw new Error('harfbuzz cannot read this font')
    const result = hb['hb_face_reference_blob']!(cut)
    const start = hb['hb_blob_get_data']!(result, 0)
    const copy = Buffer.from(memory().slice(start, start + hb['hb_blob_get_length']!(result)))
    hb['hb_blob_destroy']!(result)
    hb['hb_face_destroy']!(cut)
    return copy
  }
}

const tagOf = (tag: string): number => Buffer.from(tag, 'latin1').readUInt32BE()
