import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What is used of harfbuzz, as its WebAssembly names it. */
interface Harfbuzz {
  readonly memory: WebAssembly.Memory
  readonly _initialize: () => void
  readonly malloc: (size: number) => number
  readonly hb_blob_create: (
    data: number,
    size: number,
    mode: number,
    user: number,
    destroy: number,
  ) => number
  readonly hb_blob_destroy: (blob: number) => void
  readonly hb_blob_get_data: (blob: number, length: number) => number
  readonly hb_blob_get_length: (blob: number) => number
  readonly hb_face_create: (blob: number, index: number) => number
  readonly hb_face_destroy: (face: number) => void
  readonly hb_face_reference_blob: (face: number) => number
  readonly hb_set_add: (set: number, value: number) => void
  readonly hb_set_clear: (set: number) => void
  readonly hb_subset_input_create_or_fail: () => number
  readonly hb_subset_input_destroy: (input: number) => void
  readonly hb_subset_input_set: (input: number, kind: number) => number
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void
  readonly hb_subset_input_unicode_set: (input: number) => number
  readonly hb_subset_or_fail: (face: number, input: number) => number
  readonly hb_subset_preprocess: (face: number) => number
}

const WRITABLE = 2
const LAYOUT_FEATURES = 6
const NO_HINTING = 1

let loaded: Harfbuzz | undefined

/** The package is optional, so its file is looked for when a font is first cut. */
function load(): Harfbuzz {
  if (loaded) return loaded
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)))
  loaded = exports as unknown as Harfbuzz
  loaded._initialize()
  return loaded
}

/** A font that is cut many times: it is read and prepared once, and stays in memory. */
export function openFace(
  font: Buffer,
): (characters: string, features: readonly string[]) => Buffer {
  const hb = load()
  const bytes = () => new Uint8Array(hb.memory.buffer)
  const place = hb.malloc(font.length)
  bytes().set(font, place)
  const blob = hb.hb_blob_create(place, font.length, WRITABLE, 0, 0)
  const whole = hb.hb_face_create(blob, 0)
  const face = hb.hb_subset_preprocess(whole)
  return (characters, features) => {
    const input = hb.hb_subset_input_create_or_fail()
    hb.hb_subset_input_set_flags(input, NO_HINTING)
    const wanted = hb.hb_subset_input_set(input, LAYOUT_FEATURES)
    hb.hb_set_clear(wanted)
    for (const feature of features) hb.hb_set_add(wanted, tagOf(feature))
    const unicodes = hb.hb_subset_input_unicode_set(input)
    for (const one of characters) hb.hb_set_add(unicodes, one.codePointAt(0)!)
    const subset = hb.hb_subset_or_fail(face, input)
    hb.hb_subset_input_destroy(input)
    if (subset === 0) throw new Error('harfbuzz cannot cut this font')
    const result = hb.hb_face_reference_blob(subset)
    const start = hb.hb_blob_get_data(result, 0)
    const cut = Buffer.from(bytes().slice(start, start + hb.hb_blob_get_length(result)))
    hb.hb_blob_destroy(result)
    hb.hb_face_destroy(subset)
    return cut
  }
}

const tagOf = (feature: string): number =>
  [...feature].reduce((tag, letter) => (tag << 8) + letter.charCodeAt(0), 0)
