import { isChinese } from '#model/language.ts'
import type { Lang } from '#model/locale.ts'
import type { SearchAnswer, SearchPage, SearchQuery } from '#model/search.ts'
import { askPagefind, FIRST } from './pagefind-ask.ts'
import type { PagefindEngine, PagefindModule } from './pagefind.ts'

/** Words of a snippet. */
const EXCERPT = 32
/** Parts that are gone through for each handful of pages a reader wants to see. */
const PARTS_AT_ONCE = 4

/** The index of one language, cut by age; a part is loaded when it is asked. */
export class PagefindParts {
  readonly lang: Lang
  private readonly module: PagefindModule
  private readonly bundle: string
  private readonly engines = new Map<string, PagefindEngine>()

  constructor(module: PagefindModule, lang: Lang, bundle: string) {
    this.module = module
    this.lang = lang
    this.bundle = bundle
  }

  get count(): number {
    return this.module.parts.length
  }

  get faults(): readonly string[] {
    return this.module.faults
  }

  /** The newest is the first. */
  engine(place: number): PagefindEngine | undefined {
    const name = this.module.parts[place]
    if (name === undefined) return undefined
    let engine = this.engines.get(name)
    if (!engine) {
      engine = this.module.createInstance({
        // A worker would be another 12 kB, and has nothing to do for as long as the reader could notice.
        noWorker: true,
        basePath: `${this.bundle}${name}/`,
        baseUrl: '/',
        excerptLength: EXCERPT,
        excerptEllipsis: isChinese(this.lang) ? '……' : '…',
      })
      this.engines.set(name, engine)
    }
    return engine
  }
}

/** The newest pages first; older ones where these are too few for what the reader wants to see. */
export async function askParts(index: PagefindParts, query: SearchQuery): Promise<SearchAnswer> {
  const pages: SearchPage[] = []
  let total = 0
  const most = Math.min(index.count, PARTS_AT_ONCE * Math.ceil(query.limit / FIRST))
  let place = 0
  while (place < most && pages.length < query.limit) {
    const engine = { engine: index.engine(place)!, faults: index.faults }
    const limit = query.limit - pages.length
    const answer = await askPagefind(engine, index.lang, { ...query, limit })
    pages.push(...answer.pages)
    total += answer.total
    place++
  }
  return { total, pages, ...(place < index.count && { more: true }) }
}
