import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  noBias,
  option,
  record,
} from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contents } from '../support/folder-contents.ts'
import { LeakScanner } from '../support/leak-scan.ts'
import { hiddenWords, KillsSites, PAGES, STATES, writePages, type Site } from './kills-site.ts'

/** How many builds are killed; fewer while the test itself is written. */
const KILLS = Number(process.env['KILLS'] ?? 200)
/** Kills of one site, before another begins from nothing. */
const ROUND = 20
/** The scanner looks into nothing that is packed: packed files are compared with their originals. */
const DEEPEST = 5

let sites: KillsSites
beforeAll(() => (sites = new KillsSites()).prepare(), 600_000)
afterAll(() => sites.close())

/** What a build from nothing gives for the same sources. */
const cleans = new Map<string, Record<string, string>>()
async function cleanBuild(site: Site): Promise<Record<string, string>> {
  const known = cleans.get(site.join())
  if (known) return known
  const root = sites.make()
  try {
    writePages(root, site)
    await sites.build(root)
    const found = contents(join(root, 'dist'))
    checkLeaks(join(root, 'dist'), Object.keys(found), site)
    cleans.set(site.join(), found)
    return found
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** The bundles of the application were there before any page. */
function checkLeaks(dist: string, names: readonly string[], site: Site): void {
  const scanner = new LeakScanner(hiddenWords(site))
  for (const name of names.filter((one) => !one.startsWith('assets/'))) {
    const bytes = readFileSync(join(dist, name))
    const plain = name.endsWith('.gz') ? gunzipSync(bytes) : bytes
    expect(scanner.scan(name, Buffer.concat([Buffer.from(name), plain]), DEEPEST)).toEqual([])
  }
}

const change = noBias(record({ index: constantFrom(...PAGES), state: constantFrom(...STATES) }))
const step = record({
  before: change,
  between: option(change, { nil: undefined }),
  by: constantFrom('time' as const, 'calls' as const),
  // As likely late as early.
  part: noBias(integer({ min: 1, max: 999 })).map((number) => number / 1_000),
})

/** Whatever was published is whole: the old release or the new one, or a journal says which is to come. */
async function expectWhole(root: string, before: object, site: Site): Promise<void> {
  const dist = join(root, 'dist')
  const isThere = existsSync(dist)
  expect(isThere || existsSync(join(root, '.content/releases/journal.json'))).toBe(true)
  const found = isThere ? contents(dist) : before
  const isOld = JSON.stringify(found) === JSON.stringify(before)
  expect(isOld ? before : found).toEqual(isOld ? before : await cleanBuild(site))
}

it(
  '[B22] [P6] after any kill the next build equals a clean one, byte for byte',
  async () => {
    let killed = 0
    const round = asyncProperty(
      array(step, { minLength: ROUND, maxLength: ROUND }),
      async (steps) => {
        if (killed >= KILLS) return
        const root = sites.make()
        const dist = join(root, 'dist')
        let site: Site = PAGES.map(() => 'open')
        const set = ({ index, state }: { index: number; state: Site[number] }) => {
          site = site.with(index, state)
          writePages(root, site)
        }
        try {
          writePages(root, site)
          await sites.build(root)
          for (const { before, between, by, part } of steps) {
            if (killed >= KILLS) break
            const published = contents(dist)
            set(before)
            if (await sites.killedBuild(root, by, part)) killed++
            await expectWhole(root, published, site)
            if (between) set(between)
            await sites.build(root)
            expect(contents(dist)).toEqual(await cleanBuild(site))
            console.log(`${killed} killed, ${cleans.size} states; by ${by}, at ${part}`)
          }
        } finally {
          rmSync(root, { recursive: true, force: true })
        }
      },
    )
    // Some builds are done before they are killed. To shrink a failure would take as long again.
    await assert(round, { numRuns: 2 * Math.ceil(KILLS / ROUND), endOnFailure: true })
    console.log(
      `${killed} builds killed; ${cleans.size} different sites compared with clean builds`,
    )
    expect(killed).toBeGreaterThanOrEqual(KILLS)
  },
  6 * 3_600_000,
)
