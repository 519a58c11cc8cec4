import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import type { SiteSettings } from '#model/site-settings.ts'
import { serveFolder } from '#publish/serve.ts'
import { kisBuild } from './author-site.ts'

export const FIXTURES_FOLDER: string = join(import.meta.dirname, '../fixtures')

/** Published data of a page, as far as tests look at it. */
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
    pages: publishedPages(dist),
    hrefOf: (path) => url + base + encodeURI(path.slice(1)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A document with its data beside it is a page; redirects have no title. */
function publishedPages(dist: string): PublishedPage[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[/\\])page\.json$/.test(file))
    .filter((file) => existsSync(join(dist, file, '../index.html')))
    .map((file) => JSON.parse(readFileSync(join(dist, file), 'utf8')) as PublishedPage)
    .filter((page) => page.title !== undefined)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** What decides how a page looks: its kind, and the layout it asked for. */
export const kindOf = ({ type, layout, pageLayout }: PublishedPage): string =>
  [type, layout === 'Layout' ? undefined : layout, pageLayout]
    .filter((one) => one !== undefined)
    .join(' ')
