import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Tinypool } from 'tinypool'
import type { DeploySettings } from '#model/deploy.ts'
import type { ShelfIndex } from '#model/shelf.ts'
import type { SiteConfig } from '#model/site.ts'
import { compressFile } from '../compress.ts'
import { SEARCH_PRELUDE } from './search-script.ts'
import type { SearchWork } from './search-worker.ts'

/** Raised when the same pages would give another index. */
const FORMAT = 4
/** Of what Pagefind writes, what our dialog does without. */
const UNUSED = ['ui', 'modular-ui', 'component-ui', 'highlight', 'worker'].flatMap((name) => [
  `pagefind-${name}.js`,
  `pagefind-${name}.css`,
])

export interface SearchIndexInput {
  readonly shelf: ShelfIndex
  readonly serverEntry: string
  readonly content: string
  readonly dist: string
  readonly site: Pick<SiteConfig, 'search'>
  readonly deploy: Pick<DeploySettings, 'compress' | 'hosts'>
}

/**
 * Indexes the pages of the shelf, once more only if one differs. It takes longer than anything else,
 * and one core: so it runs while pages are `printed`, and its files are put beside them afterwards.
 * Gives the number of pages indexed.
 */
export async function buildSearchIndex(
  input: SearchIndexInput,
  printed: Promise<unknown>,
): Promise<number> {
  const { content, dist, site, deploy, shelf, serverEntry } = input
  const record = join(content, 'searched')
  const folder = join(dist, 'pagefind')
  const identity = identityOf(input)
  const isCurrent = existsSync(record) && readFileSync(record, 'utf8') === identity
  const isThere = isCurrent && existsSync(join(folder, 'pagefind.js'))
  // Where a service answers, what an earlier build left must not stay behind.
  if (site.search)
    for (const path of [record, folder]) rmSync(path, { recursive: true, force: true })
  if (site.search || isThere) {
    await printed
    return 0
  }
  rmSync(record, { force: true })
  const out = `${folder}.new`
  rmSync(out, { recursive: true, force: true })
  const paths = shelf.pages.map(([path]) => path)
  const work = runApart({ serverEntry, content, paths, out })
  const [indexed] = await Promise.all([work, printed])
  finish(out, deploy)
  rmSync(folder, { recursive: true, force: true })
  renameSync(out, folder)
  writeFileSync(record, identity)
  return indexed
}

function identityOf({ shelf, deploy }: SearchIndexInput): string {
  const made = [FORMAT, SEARCH_PRELUDE, ...deploy.compress, ...deploy.hosts].join()
  const hash = createHash('sha256').update(made)
  for (const [path, , , pageHash] of shelf.pages) hash.update(path).update(pageHash)
  return hash.digest('hex')
}

async function runApart(work: SearchWork): Promise<number> {
  const pool = new Tinypool({
    filename: new URL('./search-worker.ts', import.meta.url).href,
    name: 'writeIndex',
    minThreads: 1,
    maxThreads: 1,
  })
  try {
    return (await pool.run(work)) as number
  } finally {
    await pool.destroy()
  }
}

/** What Pagefind wrote, made ours. */
function finish(out: string, { compress, hosts }: SearchIndexInput['deploy']): void {
  for (const file of UNUSED) rmSync(join(out, file), { force: true })
  const script = join(out, 'pagefind.js')
  const text = SEARCH_PRELUDE + readFileSync(script, 'utf8')
  writeFileSync(script, text)
  compressFile(script, text, compress, 'asset')
  // Every first search loads program and list of pages. Pagefind packs them with gzip and reads them
  // unpacked as well; brotli makes them a fifth smaller, where the host sends what lies beside them.
  if (compress.length === 0 || hosts.some((host) => host !== 'nginx')) return
  for (const name of readdirSync(out).filter((one) => /\.(?:pagefind|pf_meta)$/.test(one))) {
    const bytes = gunzipSync(readFileSync(join(out, name)))
    writeFileSync(join(out, name), bytes)
    compressFile(join(out, name), bytes, compress, 'asset')
  }
}
