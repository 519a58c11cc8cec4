import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeAuthorSite } from './author-site.ts'
import { compareWithHistory, keepInHistory, type BenchEntry } from './bench-history.ts'
import { writeHugoSite } from './hugo-site.ts'
import { runMeasured, type Cost } from './run-measured.ts'
import { watchedEdit } from './watched-edit.ts'

/**
 * `node bench/bench.ts --pages 10000`: what `kis build` costs an author with everything on, by the whole
 * tree of its processes, beside the bare engine in the same run; `--peers` adds Hugo if it is
 * installed, `--lean` leaves out what only makes pages nicer, `--keep` adds the figures to the history.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    lean: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const pages = Number(values.pages)
const home = join(import.meta.dirname, '../.bench')
const folder = join(home, `author-${pages}${values.lean ? '-lean' : ''}`)
writeAuthorSite(folder, pages, values.lean)

const kis = () =>
  runMeasured(process.execPath, [join(import.meta.dirname, '../bin/kis.js'), 'build'], folder)
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
  const lines = readFileSync(join(folder, '.content/compiled.jsonl'), 'utf8').split('\n')
  const line = lines[Math.floor(lines.length / 2)]!
  return /"file":"((?:blog|en\/blog)\/[^"]*)"/.exec(line)![1]!
}

const costs: Record<string, Cost> = {}
async function measure(name: string, run: () => Promise<Cost>): Promise<void> {
  const cost = await run()
  costs[name] = cost
  const { seconds, work, memory } = cost
  console.log(
    `${name.padEnd(18)}${seconds.toFixed(1).padStart(8)} s${work.toFixed(1).padStart(9)} s of all cores${String(memory).padStart(7)} MB`,
  )
}

/** Processes that want to run: above the number of cores even work takes longer. */
const loadNow = () => Number(loadavg()[1]!.toFixed(1))
const loadBefore = loadNow()
clear('.content', 'dist')
await measure('cold', kis)
// The second release has no older one to begin with; from the third on it is as it will be. A build of
// nothing new prints none, so a text is changed and changed back.
await edited((text) => `${text}\nA sentence.\n`)
await kis()
await measure('nothing changed', kis)
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
const drawBare = () =>
  runMeasured(process.execPath, [join(import.meta.dirname, 'measure.ts'), 'bare', folder], folder)
// Its bundle is built once, before it is timed.
await drawBare()
await measure('bare engine', drawBare)
if (values.peers) {
  const hugo = join(home, `hugo-${pages}`)
  writeHugoSite(hugo)
  const args = ['--contentDir', join(folder, 'docs'), '--quiet']
  if (existsSync('/usr/bin/hugo'))
    await measure('hugo, bare', () => runMeasured('hugo', args, hugo))
  else console.log('hugo is not installed')
  rmSync(hugo, { recursive: true, force: true })
}

const bare = costs['bare engine']!
const ratio = (name: string, to: Cost) => Number((costs[name]!.work / to.work).toFixed(2))
const hugo = costs['hugo, bare']
const entry: BenchEntry = {
  pages,
  lean: values.lean,
  load: [loadBefore, loadNow()],
  costs,
  watched: Number(watched.toFixed(2)),
  ratios: {
    'cold / bare': ratio('cold', bare),
    'nothing / bare': ratio('nothing changed', bare),
    'text / bare': ratio('text edited', bare),
    'title / bare': ratio('title edited', bare),
    ...(hugo && { 'cold / hugo': ratio('cold', hugo) }),
  },
}
for (const [name, value] of Object.entries(entry.ratios))
  console.log(`${name.padEnd(18)}${value.toFixed(2).padStart(8)}`)
for (const line of compareWithHistory(entry)) console.log(line)
if (values.keep) keepInHistory(entry)
