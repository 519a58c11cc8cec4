import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { workerData } from 'node:worker_threads'
import type { DeploySettings } from '#model/deploy.ts'
import { dataFile, htmlFile } from '#model/path.ts'
import { compressFile, type Effort } from './compress.ts'
import { withPolicy } from './policy.ts'
import type { ServerBundle } from './server-bundle.ts'
import type { ShellAssets } from '#model/shell-assets.ts'
import { writeInto } from './write-into.ts'

export interface PrerenderSetup {
  readonly serverEntry: string
  readonly content: string
  readonly dist: string
  readonly assets: ShellAssets
  readonly compress: DeploySettings['compress']
  /** How hard to compress documents; their data is read by few and stays quick. */
  readonly effort: Effort
  /** Only where documents must say it themselves. */
  readonly policy?: string
}

// Tinypool puts its own data first and ours second.
const [, setup] = workerData as [unknown, PrerenderSetup]

const bundle = (await import(pathToFileURL(setup.serverEntry).href)) as ServerBundle
const library = new bundle.Library(setup.content)
let text = ''
const render = bundle.createRenderer(async () => JSON.parse(text) as never, setup.assets)

/** Runs in a worker thread: each page's data is read once, drawn, and written beside its document. */
export async function prerenderBatch(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const found = library.text(path)
    if (found === undefined) throw new Error(`${path} is not in the page store`)
    text = found
    try {
      const html = await render(path)
      const document = setup.policy === undefined ? html : withPolicy(html, setup.policy)
      write(htmlFile(path), document, setup.effort)
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
    write(dataFile(path), text, 'quick')
  }
}

function write(file: string, content: string, effort: Effort): void {
  const path = join(setup.dist, file)
  writeInto(path, content)
  compressFile(path, content, setup.compress, effort)
}
