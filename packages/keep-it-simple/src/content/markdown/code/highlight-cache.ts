import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { addSources } from '#config/add-sources.ts'
import { siteStore, type Store } from '#store/store.ts'

/** A highlighted block, line by line, and the tokenizer steps it took. */
export interface HighlightedBlock {
  readonly steps: number
  readonly lines: readonly string[]
}

const KIND = 'code'

/**
 * Highlighted blocks by the hash of language and text. Highlighting is most of compiling, and an edit of
 * prose, or a newer engine with the same grammars, needs none of it.
 */
export class HighlightCache {
  readonly #store: Store
  readonly #identity: string
  readonly #new = new Map<string, HighlightedBlock>()

  constructor(out: string, languages: readonly string[]) {
    this.#store = siteStore(out)
    this.#identity = identityOf(languages)
  }

  find(language: string, text: string): HighlightedBlock | undefined {
    const key = this.#key(language, text)
    const known = this.#new.get(key) ?? this.#store.json(KIND, key)
    return known as HighlightedBlock | undefined
  }

  keep(language: string, text: string, block: HighlightedBlock): void {
    this.#new.set(this.#key(language, text), block)
  }

  save(): void {
    for (const [key, block] of this.#new) this.#store.put(KIND, key, JSON.stringify(block))
    this.#new.clear()
  }

  #key(language: string, text: string): string {
    const hash = createHash('sha256').update(`${this.#identity}\n${language}\n${text}`)
    return hash.digest('base64url').slice(0, 22)
  }
}

/** Read once in a thread: the code that highlights does not change while it is loaded. */
const identities = new Map<string, string>()

/** Our own code around the grammars, their version, and the languages they may embed. */
function identityOf(languages: readonly string[]): string {
  const known = identities.get(languages.join())
  if (known !== undefined) return known
  const { version } = createRequire(import.meta.url)('shiki/package.json') as { version: string }
  const hash = createHash('sha256').update(JSON.stringify([version, languages]))
  const escaping = `../../../model/escape-html${extname(import.meta.filename)}`
  for (const path of ['.', escaping]) addSources(hash, join(import.meta.dirname, path))
  const identity = hash.digest('hex')
  identities.set(languages.join(), identity)
  return identity
}
