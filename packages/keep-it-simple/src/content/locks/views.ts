import type { DocCollection, PostCollection } from '#model/collection.ts'
import { neighbourIndex, type Neighbours } from '../enrich/neighbours.ts'
import { listPosts, type PostList } from '../enrich/posts.ts'
import { makeSeries, type Series } from '../enrich/sidebar.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import { seenBy } from './public-view.ts'
import type { PageLock } from './page-lock.ts'

/** The context of a page: sidebars and neighbours, with the titles its readers may know. */
export interface View {
  readonly series: readonly Series[]
  readonly neighbours: ReadonlyMap<string, Neighbours>
  readonly titleOf: (path: string) => string | undefined
}

interface Known {
  readonly pages: readonly PlacedPage[]
  readonly postLists: readonly Pick<PostList, 'posts'>[]
  readonly series: readonly Series[]
}

/** One view for everybody, from the lists that are published, and one for each set of passwords. */
export class Views {
  private readonly all: Known
  private readonly settings: CompilerSettings
  private readonly known = new Map<string, View>()

  constructor(all: Known, settings: CompilerSettings) {
    this.all = all
    this.settings = settings
  }

  of(lock: PageLock | undefined): View {
    // Under the global lock the lists show everything.
    const openers = lock?.scope === 'page' ? lock.openers.toSorted((a, b) => a - b) : []
    const key = openers.join()
    let view = this.known.get(key)
    if (!view) this.known.set(key, (view = this.make(openers)))
    return view
  }

  private make(openers: readonly number[]): View {
    const everybodys = openers.length === 0
    const pages = this.settings.locks.global ? this.all.pages : seenBy(openers, this.all.pages)
    const { collections } = this.settings
    const series = everybodys
      ? this.all.series
      : collections
          .filter((one): one is DocCollection => one.type === 'doc')
          .map((one) => makeSeries(one, pages))
    const postLists = everybodys
      ? this.all.postLists
      : collections
          .filter((one): one is PostCollection => one.type === 'post')
          // Wrong tags were reported when the public lists were built.
          .map((one) => listPosts(one, pages, []))
    const titles = new Map(pages.map(({ path, frontmatter }) => [path, frontmatter.title]))
    const posts = postLists.map((list) => list.posts)
    return {
      series,
      neighbours: neighbourIndex(series, posts),
      titleOf: (path) => titles.get(path),
    }
  }
}
