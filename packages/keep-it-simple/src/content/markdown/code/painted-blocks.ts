import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { addSources } from '#config/add-sources.ts'
import { readJson, writeWhole } from '../media/generated-files.ts'

/** A block in colours, line by line, and the steps that took. */
export interface PaintedBlock {
  readonly steps: number
  readonly lines: readonly string[]
}

interface Remembered {
  /** Changes when the same block would be painted otherwise. */
  readonly identity: string
  readonly blocks: Readonly<Record<string, readonly [steps: number, html: string]>>
}

/**
 * The blocks of one page in colours, as they were when it was last compiled: painting is most of
 * compiling, and an edit of prose, or a newer engine with the same grammars, needs none of it.
 */
export class PaintedBlocks {
  readonly #file: string
  readonly #identity: string
  readonly #before: Remembered['blocks']
  readonly #now = new Map<string, readonly [steps: number, html: string]>()
  #isChanged = false

  constructor(file: string, identity: string) {
    this.#file = file
    this.#identity = identity
    const known = readJson(file) as Remembered | undefined
    this.#before = known?.identity === identity ? known.blocks : {}
  }

  has(language: string, text: string): boolean {
    return Object.hasOwn(this.#before, keyOf(language, text))
  }

  find(language: string, text: string): PaintedBlock | undefined {
    const key = keyOf(language, text)
    const known =
      this.#now.get(key) ?? (Object.hasOwn(this.#before, key) ? this.#before[key] : undefined)
    if (!known) return undefined
    this.#now.set(key, known)
    return { steps: known[0], lines: known[1].split('\n') }
  }

  keep(language: string, text: string, { steps, lines }: PaintedBlock): void {
    this.#now.set(keyOf(language, text), [steps, lines.join('\n')])
    this.#isChanged = true
  }

  /** Of a page without code nothing is written. */
  save(): void {
    if (!this.#isChanged && this.#now.size === Object.keys(this.#before).length) return
    const all: Remembered = { identity: this.#identity, blocks: Object.fromEntries(this.#now) }
    writeWhole(this.#file, JSON.stringify(all))
  }
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32)

const keyOf = (language: string, text: string): string => hashOf(`${language}\n${text}`)

const folderOf = (out: string): string => join(out, 'painted')

/** Where the blocks of a file of `docs/` are remembered. */
export function paintedFile(out: string, file: string): string {
  const name = hashOf(file)
  return join(folderOf(out), name.slice(0, 2), `${name}.json`)
}

/** Removes what is remembered of files that are gone. */
export function prunePainted(out: string, files: readonly string[]): void {
  const known = new Set(files.map((file) => paintedFile(out, file)))
  for (const entry of entriesOf(folderOf(out)))
    if (!known.has(entry)) rmSync(entry, { force: true })
}

function entriesOf(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.flatMap((one) => (one.isFile() ? [join(one.parentPath, one.name)] : []))
  } catch {
    return []
  }
}

/** Our own code around the grammars, their version, and the languages they may hold. */
export function paintingIdentity(languages: readonly string[]): string {
  const { version } = createRequire(import.meta.url)('shiki/package.json') as { version: string }
  const hash = createHash('sha256').update(JSON.stringify([version, languages]))
  const escaping = `../../../model/escape-html${extname(import.meta.filename)}`
  for (const path of ['.', escaping]) addSources(hash, join(import.meta.dirname, path))
  return hash.digest('hex').slice(0, 32)
}
