import type { Diagnostic } from '#model/diagnostic.ts'
import { escapeHtml } from '#model/escape-html.ts'
import type { Secret } from '#model/secret.ts'

/** Eight bytes are looked up at every second place of a file, so texts shorter than nine are not sought. */
const GRAM = 8
const LEAST_STEP = 2
const LEAST = GRAM + LEAST_STEP - 1
/** Where all texts are longer, more places are left out; each is then in the table as often. */
const MOST_STEP = 16
const FEW = 500
const BITS = 18

interface Needle {
  readonly bytes: Buffer
  readonly secret: Secret
}

/**
 * Seeks any number of texts in files at the cost of one: a table says of eight bytes whether a text
 * has them, and only then are texts compared.
 */
export class LeakScan {
  readonly #table = new Uint8Array(1 << BITS)
  readonly #needles = new Map<number, (readonly [needle: Needle, offset: number])[]>()
  readonly #found = new Map<string, { readonly secret: Secret; readonly file: string }>()
  readonly #isPublic: (text: string) => boolean
  readonly #step: number

  constructor(secrets: readonly Secret[], isPublic: (text: string) => boolean = () => false) {
    this.#isPublic = isPublic
    const needles = secrets
      .flatMap((secret) =>
        [...formsOf(secret.text)].map((form) => ({ bytes: Buffer.from(form), secret })),
      )
      .filter(({ bytes }) => bytes.length >= LEAST)
    this.#step = needles.length > FEW ? LEAST_STEP : widestStep(needles)
    for (const needle of needles) this.#add(needle)
  }

  scan(file: string, bytes: Buffer): void {
    if (this.#needles.size === 0) return
    const table = this.#table
    const step = this.#step
    for (let at = 0; at + GRAM <= bytes.length; at += step) {
      const hash = hashAt(bytes, at)
      if (table[hash & MASK] === 0) continue
      for (const [{ bytes: wanted, secret }, offset] of this.#needles.get(hash) ?? []) {
        const start = at - offset
        if (start < 0 || start + wanted.length > bytes.length) continue
        if (wanted.compare(bytes, start, start + wanted.length) !== 0) continue
        // One place of each is enough to say.
        const key = secret.unlessPublic ? secret.text : `${secret.text}\n${file}`
        if (!this.#found.has(key)) this.#found.set(key, { secret, file })
      }
    }
  }

  /** Only here is asked what is public: mostly nothing was found, and nothing has to be read. */
  problems(): Diagnostic[] {
    return [...this.#found.values()]
      .filter(({ secret }) => !(secret.unlessPublic && this.#isPublic(secret.text)))
      .map(({ secret, file }) => ({ severity: 'error', ...secret.problem, file: `dist/${file}` }))
  }

  #add(needle: Needle): void {
    for (let offset = 0; offset < this.#step; offset++) {
      const hash = hashAt(needle.bytes, offset)
      this.#table[hash & MASK] = 1
      const known = this.#needles.get(hash)
      if (known) known.push([needle, offset])
      else this.#needles.set(hash, [[needle, offset]])
    }
  }
}

/** One of the places that are looked at must hold eight bytes of the shortest text, wherever it stands. */
const widestStep = (needles: readonly Needle[]): number =>
  needles.reduce((step, { bytes }) => Math.min(step, bytes.length - GRAM + 1), MOST_STEP)

const MASK = (1 << BITS) - 1

function hashAt(bytes: Buffer, at: number): number {
  const low = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)
  const high =
    bytes[at + 4]! | (bytes[at + 5]! << 8) | (bytes[at + 6]! << 16) | (bytes[at + 7]! << 24)
  const mixed = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}

/** A text as documents, data, addresses and data URLs would hold it. */
function formsOf(text: string): Set<string> {
  const bytes = Buffer.from(text)
  const packed = [0, 1, 2].map((before) => {
    const base64 = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    // The first and last characters depend on what stands around.
    return base64.replace(/=+$/, '').slice(before === 0 ? 0 : before + 1, -1)
  })
  return new Set([
    text,
    escapeHtml(text),
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
    ...packed,
  ])
}
