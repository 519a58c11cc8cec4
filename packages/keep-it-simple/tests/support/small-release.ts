import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { StoreIndex } from '#model/page-store.ts'
import { publish, type Published, type PublishInput } from '#publish/publish.ts'
import { completeRelease } from '#publish/release/complete-release.ts'
import { LeakScan } from '#publish/release/leak-scan.ts'
import { Release } from '#publish/release/release.ts'
import { removeStore } from '#store/store.ts'
import { contents } from './folder-contents.ts'
import { writePages } from './stored-pages.ts'
import { testSite } from './test-site.ts'

const BOOT = {
  script: 'assets/boot.js',
  later: 'assets/later.js',
  late: 'assets/late.css',
}
const NO_FILES = { search: [], styles: [], authorStyles: [], shell: [], programs: [] }
const NO_NAMES = {
  layoutStyles: {},
  blockStyles: {},
  modules: {},
  islandScripts: {},
  fontStyles: {},
}

/** Draws a page as its title in a document; `DRAW` may be said otherwise by a test. */
const BUNDLE = `
export const renderPage = async (page, { script }) => {
  const html = await DRAW(page, '<!doctype html><html lang="' + page.lang + '"><head></head><body>' + page.title + '<script src="' + script + '"></script></body></html>')
  return { html, sealed: [] }
}
`
const AS_IT_IS = 'const DRAW = (page, html) => html'

export interface SmallPage {
  readonly path: string
  readonly title: string
}

/** A folder in which releases of a few pages are printed without the compiler and the bundler. */
export class SmallRelease {
  readonly root: string = mkdtempSync(join(tmpdir(), 'small-release-'))
  release!: Release

  constructor(draw: string = AS_IT_IS) {
    this.write('server.mjs', BUNDLE + draw)
    this.write('sw.js', 'work()')
    this.write('client/assets/boot.js', 'boot()')
    this.write('client/.vite/manifest.json', '{}')
  }

  at(name: string): string {
    return join(this.root, name)
  }

  write(name: string, content: string | Uint8Array): void {
    mkdirSync(dirname(this.at(name)), { recursive: true })
    writeFileSync(this.at(name), content)
  }

  read(name: string): string {
    return readFileSync(this.at(`dist/${name}`), 'utf8')
  }

  /** Every file of the published release but its manifest. */
  get names(): string[] {
    return Object.keys(contents(this.at('dist'))).filter((name) => name !== 'release.json')
  }

  /** Prints pages into the next release, which is not published yet. */
  async print(
    pages: readonly SmallPage[],
    given: Partial<PublishInput & Pick<StoreIndex, 'redirects' | 'media'>> = {},
  ): Promise<Published> {
    const { redirects = [], media = [], ...more } = given
    await writePages(this.at('.content'), pages)
    const deploy = more.deploy ?? { ...testSite.deploy, hosts: [], compress: [] }
    this.release = new Release(this.at('dist'), this.at('.content'), {
      formats: deploy.compress,
      level: 'quick',
    })
    return publish({
      store: {
        pages: pages.map((page) => ({ path: page.path, hash: JSON.stringify(page), body: '' })),
        redirects,
        media,
        locked: [],
      },
      shell: {
        identity: 'shell',
        client: this.at('client'),
        serverEntry: this.at('server.mjs'),
        worker: this.at('sw.js'),
        assets: { ...BOOT, ...NO_FILES, ...NO_NAMES },
        licences: [],
      },
      site: { ...testSite.site, offline: false, cards: false },
      collections: [],
      deploy,
      content: this.at('.content'),
      docs: this.at('docs'),
      markdownOf: (file) => `Text of ${file}.`,
      publicDir: this.at('public'),
      release: this.release,
      workers: 2,
      ...more,
    })
  }

  /** Prints pages and publishes them. */
  async build(...given: Parameters<SmallRelease['print']>): Promise<Published> {
    const published = await this.print(...given)
    await this.release.pack()
    const { problems } = completeRelease(this.release, published.record, new LeakScan([]))
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    return published
  }

  remove(): void {
    removeStore(this.at('.content'))
    rmSync(this.root, { recursive: true, force: true })
  }
}
