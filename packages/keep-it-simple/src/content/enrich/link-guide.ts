import { NearIndex } from '#model/near-index.ts'
import { editDistance } from '#model/nearest.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { Addresses } from './link-advice.ts'

/** Finds the page a dead link was probably meant to lead to. */
export class LinkGuide {
  static readonly #known = new WeakMap<Addresses, LinkGuide>()

  /** Made when the first dead link asks for it. */
  static of(addresses: Addresses): LinkGuide {
    const known = LinkGuide.#known.get(addresses) ?? new LinkGuide(addresses)
    LinkGuide.#known.set(addresses, known)
    return known
  }

  readonly #addresses: NearIndex
  readonly #files: NearIndex
  readonly #byFile: Addresses['byFile']
  readonly #byName = new Map<string, PlacedPage | undefined>()
  readonly #names: NearIndex

  private constructor({ pages, byFile, others }: Addresses) {
    this.#addresses = new NearIndex([...pages.keys(), ...others])
    this.#files = new NearIndex(byFile.keys())
    this.#byFile = byFile
    for (const page of new Set(pages.values()))
      for (const name of new Set(namesOf(page)))
        // A name that several pages have leads to none of them.
        this.#byName.set(name, this.#byName.has(name) ? undefined : page)
    this.#names = new NearIndex(this.#byName.keys())
  }

  /** By the spelling of its address, or of its file. */
  address(written: string): string | undefined {
    const found = this.#addresses.find(written)
    // Two edits of three letters make any word of any other.
    const isShort = written.replaceAll('/', '').length <= 3
    return found !== undefined && isShort && editDistance(written, found) > 1 ? undefined : found
  }

  file(written: string): PlacedPage | undefined {
    return this.#byFile.get(this.#files.find(written) ?? '')
  }

  /** By what it is called, in any folder: the last part of its address, its file or its title. */
  called(written: string): PlacedPage | undefined {
    const name = lastName(written)
    if (name === '') return undefined
    const near = this.#byName.has(name) ? name : this.#names.find(name)
    return near === undefined ? undefined : this.#byName.get(near)
  }
}

const namesOf = ({ path, source, frontmatter }: PlacedPage): string[] =>
  [lastName(path), lastName(source.file), folded(frontmatter.title)].filter(Boolean)

/** `/blog/2.Go/3.nil-map.md` and `/article/nil-map/` are both called `nil-map`. */
function lastName(path: string): string {
  const parts = path.split('/').filter(Boolean)
  const last = (parts.at(-1) ?? '').replace(/\.(?:md|html?)$/i, '')
  const named = /^(?:README|index)$/i.test(last) ? (parts.at(-2) ?? '') : last
  return folded(named.replace(/^\d+\.\s*/, ''))
}

const folded = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')
