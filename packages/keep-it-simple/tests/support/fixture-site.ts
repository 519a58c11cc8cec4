import { join } from 'node:path'
import { PageTable } from '#store/pages.ts'
import { loadSite } from '#config/load-site.ts'
import type { SiteSettings } from '#model/site-settings.ts'
import { serveFolder } from '#publish/serve.ts'
import { kisBuild } from './author-site.ts'

export const FIXTURES_FOLDER: string = join(import.meta.dirname, '../fixtures')

/** Data of a page, as far as tests look at it. */
export interface PublishedPage {
  readonly path: string
  readonly type: string
  readonly lang: string
  readonly title: string
  readonly layout?: string
  readonly pageLayout?: string
}

export interface FixtureSite {
  readonly settings: SiteSettings
  readonly dist: string
  /** Where its home is, base included. */
  readonly url: string
  /** Every page it published, lists and prompts included, the not-found page not. */
  readonly pages: readonly PublishedPage[]
  /** Address of a page as a browser asks for it. */
  readonly hrefOf: (path: string) => string
  readonly close: () => void
}

/** A whole site of `fixtures/`, built where it lies by `kis build` and served below its base. */
export async function serveFixture(name: string): Promise<FixtureSite> {
  const root = join(FIXTURES_FOLDER, name)
  await kisBuild(root)
  return serveBuilt(root)
}

/** A folder that was built, wherever it is. */
export async function serveBuilt(root: string): Promise<FixtureSite> {
  const { settings } = await loadSite(root)
  const { base } = settings.site
  const dist = join(root, 'dist')
  const { server, url } = await serveFolder(dist, 0, base)
  return {
    settings,
    dist,
    url: url + base,
    pages: publishedPages(root),
    hrefOf: (path) => url + base + encodeURI(path.slice(1)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** As the page store has them; redirects and not-found pages are no pages. */
function publishedPages(root: string): PublishedPage[] {
  const library = new PageTable(join(root, '.content'))
  const pages = library.index()!.pages.map(({ path }) => library.outline(path) as PublishedPage)
  return pages
    .filter(({ type }) => type !== 'not-found')
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** What decides how a page looks: its kind, and the layout it asked for. */
export const kindOf = ({ type, layout, pageLayout }: PublishedPage): string =>
  [type, layout === 'Layout' ? undefined : layout, pageLayout]
    .filter((one) => one !== undefined)
    .join(' ')
