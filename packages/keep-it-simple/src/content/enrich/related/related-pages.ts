import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { addSources } from '#config/add-sources.ts'
import { ENGINE } from '#config/engine-files.ts'
import { fill } from '#locale/fill.ts'
import type { RelatedPage, WaysOn } from '#model/related.ts'
import type { Store } from '#store/store.ts'
import { strings, type CompilerStrings } from '../../interface-strings.ts'
import type { PlacedPage } from '../../placed-page.ts'
import type { CompilerSettings } from '../../settings.ts'
import type { Addresses } from '../link-advice.ts'
import { isListed } from './listed.ts'
import { pageLinks, type PageLinks } from './page-links.ts'
import { isSameSeries, reasonFor } from './reasons.ts'
import { TermIndex } from './term-index.ts'

/** More would be a list to read, not a way on. */
const SHOWN = 4
/** Of so many the reason is looked for. */
const LOOKED_AT = 12
/** Less like than this is chance. */
const LEAST = 0.18
/** A page its text sends readers to, or of the same series, is worth more than its words say. */
const LINKED = 0.25
const SAME_SERIES = 0.05

interface Known {
  readonly links: PageLinks
  readonly indexes: ReadonlyMap<string, TermIndex>
}

/** What to read after a page. Built when it is first asked for, and again after {@link forget}. */
export class RelatedPages {
  readonly #addresses: Addresses
  readonly #settings: CompilerSettings
  #known: Known | undefined
  #store: Store | undefined

  constructor(addresses: Addresses, settings: CompilerSettings) {
    this.#addresses = addresses
    this.#settings = settings
  }

  /** Where every page is asked for, most answers are those of the last run. */
  remember(store: Store): void {
    this.#store = store
  }

  forget(): void {
    this.#known = undefined
  }

  /** `shown` are addresses the page leads to anyway, before and after it. */
  of(page: PlacedPage, shown: readonly string[]): WaysOn {
    const { frontmatter, lock, locale } = page
    if (this.#settings.site.related === false || frontmatter.related === false || lock) return {}
    const { links, indexes } = (this.#known ??= this.#read())
    const index = indexes.get(locale.prefix) ?? new TermIndex([])
    if (!this.#store) return this.#find(page, shown, index, links)
    const words = strings({ ...this.#settings, lang: page.lang })
    const key = keyOf(partsOf(page, shown, index, links, words))
    const known = this.#store.json(KIND, key) as WaysOn | undefined
    if (known) return known
    const found = this.#find(page, shown, index, links)
    this.#store.put(KIND, key, JSON.stringify(found))
    return found
  }

  #find(page: PlacedPage, shown: readonly string[], index: TermIndex, links: PageLinks): WaysOn {
    const like = index.like(page)
    const citing = links.to.get(page) ?? new Map<PlacedPage, string>()
    const citedBy = this.#citing(page, citing, like, links)
    const taken = new Set([...shown, ...citedBy.map(({ path }) => path)])
    const related = this.#alike(page, like, index, links, taken)
    return {
      ...(related.length > 0 && { related }),
      ...(citedBy.length > 0 && { citedBy }),
    }
  }

  #read(): Known {
    const listed = [...this.#addresses.pages.values()].filter(isListed)
    const byLocale = Map.groupBy(listed, ({ locale }) => locale.prefix)
    return {
      links: pageLinks(new Set(listed), this.#addresses, this.#settings),
      indexes: new Map([...byLocale].map(([prefix, pages]) => [prefix, new TermIndex(pages)])),
    }
  }

  #alike(
    page: PlacedPage,
    like: ReadonlyMap<PlacedPage, number>,
    index: TermIndex,
    links: PageLinks,
    taken: ReadonlySet<string>,
  ): RelatedPage[] {
    const linked = links.from.get(page)
    const scored = new Map(like)
    for (const other of linked?.keys() ?? []) scored.set(other, (scored.get(other) ?? 0) + LINKED)
    const words = strings({ ...this.#settings, lang: page.lang })
    const scores: [PlacedPage, number][] = []
    for (const [other, alone] of scored) {
      const score = isSameSeries(page, other) ? alone + SAME_SERIES : alone
      if (score < LEAST || taken.has(other.path) || page.path.startsWith(other.path)) continue
      scores.push([other, score])
    }
    const shown: RelatedPage[] = []
    for (const other of best(scores)) {
      const isLinked = linked?.has(other) ?? false
      const why = reasonFor(page, other, index.shared(page, other), isLinked, words)
      // What nobody can put into words is chance.
      if (why !== undefined) shown.push(entry(other, why))
      if (shown.length === SHOWN) break
    }
    return shown
  }

  /** Those that say most of the same first; one that links to everything says little by it. */
  #citing(
    page: PlacedPage,
    citing: ReadonlyMap<PlacedPage, string>,
    like: ReadonlyMap<PlacedPage, number>,
    links: PageLinks,
  ): RelatedPage[] {
    const others = [...citing.keys()].filter(({ path }) => !page.path.startsWith(path))
    const scores = others.map((other) => {
      const many = links.from.get(other)!.size
      return [other, (like.get(other) ?? 0) + 1 / (1 + many)] as const
    })
    const words = strings({ ...this.#settings, lang: page.lang })
    return best(scores)
      .slice(0, SHOWN)
      .map((other) => {
        const text = citing.get(other)!
        const isOther = text !== '' && text !== page.frontmatter.title
        return entry(other, isOther ? fill(words.citedAs, { text }) : undefined)
      })
  }
}

const KIND = 'related'
let identity: string | undefined

/** The code that looks, the version of the engine around it, and everything it looks at. */
function keyOf(parts: readonly string[]): string {
  if (identity === undefined) {
    const code = createHash('sha256')
    for (const path of [import.meta.dirname, join(ENGINE, 'package.json')]) addSources(code, path)
    identity = code.digest('hex')
  }
  const hash = createHash('sha256').update([identity, ...parts].join('\n'))
  return hash.digest('base64url').slice(0, 22)
}

/** Everything the ways on of a page are found from. */
function partsOf(
  page: PlacedPage,
  shown: readonly string[],
  { marks }: TermIndex,
  links: PageLinks,
  words: CompilerStrings,
): string[] {
  const { citedAs, relatedAbout, relatedIn, relatedLinked, listSeparator } = words
  const linked = [...(links.from.get(page)?.keys() ?? [])].map((other) => String(marks.of(other)))
  const citing = [...(links.to.get(page) ?? [])].map(([other, text]) =>
    JSON.stringify([String(marks.of(other)), text, links.from.get(other)!.size]),
  )
  const said = [citedAs, relatedAbout, relatedIn, relatedLinked, listSeparator, ...shown]
  return [JSON.stringify(said), marks.around(page), linked.join(' '), ...citing]
}

const entry = ({ path, frontmatter: { title } }: PlacedPage, why: string | undefined) => ({
  path,
  title,
  ...(why !== undefined && { why }),
})

/** Rounded, so that the least difference does not change the order; equals by address. */
function best(scores: readonly (readonly [PlacedPage, number])[]): PlacedPage[] {
  return scores
    .map(([page, score]) => ({ page, score: Math.round(score * 100) }))
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, LOOKED_AT)
    .map(({ page }) => page)
}
