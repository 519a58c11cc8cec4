import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { removeStore } from '#store/store.ts'
import { PageTable } from '#store/pages.ts'
import { buildContent, type CompilerResult } from '#content/build-content.ts'
import type { CompilerSettings } from '#content/settings.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { ContentPage, PageData } from '#model/page.ts'
import { expectChinese } from './expect-chinese.ts'
import { testSettings } from './test-site.ts'

/** Paths below the site's root; `docs/` is added where no other place is named. */
export type Files = Readonly<Record<string, string | Uint8Array>>

/** A site of a few files in a folder of its own, with the settings of `fixtures/bilingual` unless overridden. */
export class TinySite {
  readonly root: string
  readonly settings: CompilerSettings

  constructor(files: Files, override: Partial<CompilerSettings> = {}) {
    this.root = mkdtempSync(join(tmpdir(), 'tiny-site-'))
    mkdirSync(join(this.root, 'docs'))
    this.settings = testSettings(this.root, override)
    this.write(files)
  }

  write(files: Files): void {
    for (const [name, content] of Object.entries(files)) {
      const path = join(
        this.root,
        /^(?:(?:docs|public|outside|drawings|blocks|figures|recordings)\/|verified\.txt$)/.test(
          name,
        )
          ? name
          : `docs/${name}`,
      )
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
  }

  async build(): Promise<CompilerResult> {
    const result = await buildContent(this.settings)
    expectChinese(result.diagnostics)
    return result
  }

  /** Builds, and gives the data of one address. */
  async page(path: string): Promise<PageData | undefined> {
    const { store, diagnostics } = await this.build()
    if (!store) throw new Error(JSON.stringify(diagnostics, undefined, 2))
    const library = new PageTable(this.settings.out)
    return library.find(path) as PageData | undefined
  }

  async content(path: string): Promise<ContentPage> {
    const page = await this.page(path)
    if (page?.type !== 'content') throw new Error(`${path} is not a page of content`)
    return page
  }

  async diagnostics(): Promise<readonly Diagnostic[]> {
    return (await this.build()).diagnostics
  }

  remove(): void {
    removeStore(this.settings.out)
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** Runs a test with a site and cleans up after it. */
export async function withSite<T>(
  files: Files,
  use: (site: TinySite) => Promise<T>,
  override: Partial<CompilerSettings> = {},
): Promise<T> {
  const site = new TinySite(files, override)
  try {
    return await use(site)
  } finally {
    site.remove()
  }
}

/** A page's source with the least front matter. */
export function page(front: Readonly<Record<string, unknown>>, body = 'Text.'): string {
  const lines = Object.entries({ title: 'Title', ...front }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

/** A post; every post needs a date. */
export const post = (front: Readonly<Record<string, unknown>> = {}, body?: string): string =>
  page({ createTime: '2024/05/12 15:15:20', ...front }, body)
