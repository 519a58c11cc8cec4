import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { addSources } from '#config/add-sources.ts'
import { ENGINE } from '#config/engine-files.ts'
import type { WaysOn } from '#model/related.ts'
import { readJson, writeWhole } from '../../markdown/media/generated-files.ts'

interface Remembered {
  /** Changes with the code that looks for ways on. */
  readonly identity: string
  readonly pages: Readonly<Record<string, readonly [key: string, ways: WaysOn]>>
}

/** Ways on from build to build: on a large site a changed title touches those of a few pages. */
export class RelatedMemory {
  readonly #file: string
  readonly #identity = identity()
  readonly #before: Remembered['pages']
  readonly #now = new Map<string, readonly [key: string, ways: WaysOn]>()
  #isChanged = false

  constructor(file: string) {
    this.#file = file
    const known = readJson(file) as Remembered | undefined
    this.#before = known?.identity === this.#identity ? known.pages : {}
  }

  /** What was found when everything the parts are made of was the same. */
  recall(path: string, parts: readonly string[], find: () => WaysOn): WaysOn {
    const key = createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)
    const before = Object.hasOwn(this.#before, path) ? this.#before[path]! : undefined
    const now = before?.[0] === key ? before : ([key, find()] as const)
    if (now !== before) this.#isChanged = true
    this.#now.set(path, now)
    return now[1]
  }

  save(): void {
    if (!this.#isChanged && this.#now.size === Object.keys(this.#before).length) return
    const pages = Object.fromEntries(this.#now)
    writeWhole(this.#file, JSON.stringify({ identity: this.#identity, pages } satisfies Remembered))
  }
}

/** The code that looks, and the version of the engine around it. */
function identity(): string {
  const hash = createHash('sha256')
  for (const path of [import.meta.dirname, join(ENGINE, 'package.json')]) addSources(hash, path)
  return hash.digest('hex')
}
