import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData } from '#model/page.ts'
import { htmlFile } from '#model/path.ts'
import type { LockKeys } from '#model/seal.ts'
import { PageTable } from '#store/pages.ts'
import { withPolicy } from './policy.ts'
import type { ServerBundle } from './server-bundle.ts'
import type { ShellAssets } from '#model/shell-assets.ts'
import { writeInto } from './write-into.ts'

export interface PrerenderSetup {
  readonly serverEntry: string
  readonly content: string
  /** Where the release is printed. */
  readonly folder: string
  readonly assets: ShellAssets
  /** Only where documents must say it themselves. */
  readonly policy?: string
  /** Only where pages are locked. */
  readonly keys?: LockKeys
}

/** A component of the author's that threw, and the page it threw on. */
export interface FailedSlot {
  readonly file: string
  readonly path: string
  readonly message: string
}

/** What a thread says of the pages it drew. */
export interface DrawnBatch {
  readonly failed?: FailedSlot
  /** What was encrypted beside locked ones. */
  readonly sealed: readonly string[]
}

/** Draws pages in a thread, or where it was asked to. */
export interface PageDrawer {
  readonly draw: (paths: readonly string[]) => Promise<DrawnBatch>
}

/** Each page's data is read once and drawn. */
export async function pageDrawer(setup: PrerenderSetup): Promise<PageDrawer> {
  const bundle = (await import(pathToFileURL(setup.serverEntry).href)) as ServerBundle
  const pages = new PageTable(setup.content)
  const draw: PageDrawer['draw'] = async (paths) => {
    const sealed: string[] = []
    for (const path of paths) {
      const text = pages.text(path)
      if (text === undefined) throw new Error(`${path} is not in the page store`)
      try {
        const drawn = await bundle.renderPage(
          JSON.parse(text) as PageData,
          setup.assets,
          setup.keys,
        )
        const { html } = drawn
        const document = setup.policy === undefined ? html : withPolicy(html, setup.policy)
        writeInto(join(setup.folder, htmlFile(path)), document)
        for (const [name, bytes] of drawn.sealed) {
          writeInto(join(setup.folder, 'sealed', name), bytes)
          sealed.push(`sealed/${name}`)
        }
      } catch (error) {
        const slot = error instanceof Error && 'slot' in error ? error.slot : undefined
        if (typeof slot === 'string')
          return {
            failed: { file: slot, path, message: messageOf((error as Error).cause) },
            sealed,
          }
        throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      }
    }
    return { sealed }
  }
  return { draw }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!
