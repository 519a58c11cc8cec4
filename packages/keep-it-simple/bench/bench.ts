import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scanDocs } from '#content/scan.ts'
import { COMPRESS, writeAuthorSite } from './author-site.ts'
import { compareWithHistory, keepInHistory, type BenchEntry } from './bench-history.ts'
import { measurePeer, type PeerResult } from './peers/measure-peer.ts'
import { peersOf } from './peers/peers.ts'
import { printCost, printRatio, printStage, printWeight } from './print-costs.ts'
import { ratiosOf } from './ratios.ts'
import { NO_LIMIT, runMeasured, stagesOf, type Cost } from './run-measured.ts'
import { watchedEdit } from './watched-edit.ts'
import { weighArticle } from './weigh-article.ts'

/**
 * `node bench/bench.ts --pages 10000` (usual sizes: 300, 900, 1100, 10000): what `kis build` costs an
 * author with everything on, by the whole tree of its processes, beside the bare work
 * (`bare-work.ts`) in the same run; `--peers` adds the generators of `peers/`, installed when first
 * asked for, `--peer hugo` one of them, `--lean` leaves out what only makes pages nicer, `--keep` adds
 * the figures to the history.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '900' },
    lean: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    peer: { type: 'string', multiple: true, default: [] },
    keep: { type: 'boolean', default: false },
  },
})
/** Of the machine over five minutes: above the number of cores even work takes longer. */
const loadNow = () => Number(loadavg()[1]!.toFixed(1))
if (values.keep && loadNow() > 1)
  throw new Error(`The load is ${loadNow()}; only figures of a quiet machine are kept.`)
const peers = peersOf(values.peers, values.peer)
const pages = Number(values.pages)
const KIS = join(import.meta.dirname, '../bin/kis.js')
const BARE = join(import.meta.dirname, 'bare-work.ts')
const home = join(import.meta.dirname, '../.bench')
const folder = join(home, `author-${pages}${values.lean ? '-lean' : ''}`)
writeAuthorSite(folder, pages, values.lean)

const kis = (heard?: (text: string) => void) =>
  runMeasured(process.execPath, [KIS, 'build'], folder, NO_LIMIT, heard)
const clear = (...names: readonly string[]) =>
  names.forEach((name) => rmSync(join(folder, name), { recursive: true, force: true }))

/** Builds with one file changed, and takes the change back. */
async function edited(change: (text: string) => string): Promise<Cost> {
  const file = join(folder, 'docs', middleFile())
  const original = readFileSync(file, 'utf8')
  writeFileSync(file, change(original))
  try {
    return await kis()
  } finally {
    writeFileSync(file, original)
  }
}

/** An article from the middle, which has neighbours, lists and pages that link to it. */
function middleFile(): string {
  const posts = scanDocs(join(folder, 'docs')).files.filter(({ file }) =>
    /^(?:en\/)?blog\//.test(file),
  )
  return posts[Math.floor(posts.length / 2)]!.file
}

const costs: Record<string, Cost> = {}
async function measure(name: string, run: () => Promise<Cost>): Promise<void> {
  costs[name] = await run()
  printCost(name, costs[name])
}

const loadBefore = loadNow()
clear('.content', 'dist')
let said = ''
await measure('cold', () => kis((text) => (said += text)))
const stages = stagesOf(said)
for (const [stage, seconds] of Object.entries(stages)) printStage(stage, seconds)
// The second release has no older one to begin with; from the third on it is as it will be. A build of
// nothing new prints none, so a text is changed and changed back.
await edited((text) => `${text}\nA sentence.\n`)
await kis()
await measure('nothing changed', () => kis())
await measure('text edited', () => edited((text) => `${text}\nOne more sentence.\n`))
await kis()
await measure('title edited', () =>
  edited((text) => text.replace(/^title: "/m, 'title: "Another ')),
)
await kis()
const file = join(folder, 'docs', middleFile())
const original = readFileSync(file, 'utf8')
const watched = await watchedEdit(folder, () => appendFileSync(file, '\nOne more sentence.\n'))
writeFileSync(file, original)
console.log(`text edited, --watch${watched.toFixed(1).padStart(6)} s`)
await kis()
const bare = [
  BARE,
  join(folder, 'docs'),
  join(home, 'bare'),
  ...(values.lean ? [] : [COMPRESS.join()]),
]
await measure('bare work', () => runMeasured(process.execPath, bare, folder))

const article = middleFile()
const weight = peers.length > 0 ? await weighArticle(join(folder, 'dist'), article) : undefined
if (weight) printWeight('article', weight)
const results: Record<string, PeerResult> = {}
/** So much that only what would never end is stopped, and before the machine has no memory left. */
const limit = {
  seconds: Math.round(Math.max(20 * 60, 20 * costs['cold']!.seconds)),
  memory: Math.round((0.75 * totalmem()) / 2 ** 20),
}
const task = { corpus: join(folder, 'docs'), article, home: join(home, 'peers'), limit }
for (const peer of peers) {
  const result = await measurePeer(peer, task)
  results[peer.name] = result
  for (const [name, cost] of Object.entries(result.costs)) printCost(`${peer.name}, ${name}`, cost)
  if (result.weight) printWeight(`${peer.name}, article`, result.weight)
  if (result.failed !== undefined) console.log(`${peer.name}: ${result.failed}`)
}

const entry: BenchEntry = {
  pages,
  lean: values.lean,
  load: [loadBefore, loadNow()],
  costs,
  stages,
  watched: Number(watched.toFixed(2)),
  ratios: ratiosOf(costs, weight, results),
  ...(weight && { weight, peers: results }),
}
for (const [name, value] of Object.entries(entry.ratios)) printRatio(name, value)
for (const line of compareWithHistory(entry)) console.log(line)
if (values.keep) keepInHistory(entry)
