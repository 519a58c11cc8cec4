import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { writeCorpus } from '../../bench/corpus.ts'
import { PACKAGE, writeSettings } from '../support/author-site.ts'
import { startKisDev } from '../support/kis-dev.ts'
import { TEST_SITE } from '../support/test-site.ts'

/** Sites of many pages, built and written on. */
const roots: string[] = []
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true, force: true })))

function siteOf(pages: number): string {
  const root = mkdtempSync(join(tmpdir(), 'size-'))
  roots.push(root)
  writeCorpus(root, pages)
  for (const name of ['public', 'layouts'])
    cpSync(join(TEST_SITE, name), join(root, name), { recursive: true })
  writeSettings(root, { redirects: {}, navigation: {} })
  symlinkSync(join(PACKAGE, '../../node_modules'), join(root, 'node_modules'))
  return root
}

const KIS = join(PACKAGE, 'bin/kis.js')

/** Seconds of work of all cores: what else the machine does hardly counts. */
function build(root: string, ...flags: readonly string[]): number {
  const { stderr, status } = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'build', process.execPath, ...flags, KIS, 'build'],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return stderr
    .trim()
    .split('\n')
    .at(-1)!
    .split(' ')
    .reduce((sum, one) => sum + Number(one), 0)
}

it('[L65] five times the pages are at most six times the work; one edited page is a seventh of it', () => {
  const thousand = siteOf(1_000)
  // Once for what every first build makes: bundles, and the code cache.
  build(siteOf(10))
  const one = build(thousand)
  const five = build(siteOf(5_000))
  console.log(`1,000 pages ${one.toFixed(1)} s, 5,000 pages ${five.toFixed(1)} s of work`)
  expect(five / one).toBeLessThanOrEqual(6)
  edit(fileOf(thousand), 1)
  const again = build(thousand)
  console.log(`one edited page ${again.toFixed(1)} s`)
  expect(again / one).toBeLessThanOrEqual(0.15)
})

it('[L65] a heap of 450 MB is enough for our own site', () => {
  const root = mkdtempSync(join(tmpdir(), 'own-'))
  roots.push(root)
  const repository = join(PACKAGE, '../..')
  const isSource = (path: string) => !/\/(?:dist|\.content|node_modules)$/.test(path)
  cpSync(join(repository, 'site'), join(root, 'site'), { recursive: true, filter: isSource })
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  symlinkSync(join(repository, '.git'), join(root, '.git'))
  expect(build(join(root, 'site'), '--max-old-space-size=450')).toBeGreaterThan(0)
})

it('[L66] five hundred edits leave the dev server as large as it was, and all are shown', async () => {
  const root = siteOf(100)
  const port = Number(process.env['PAGES_PORT'] ?? 4400) + 90
  const dev = await startKisDev(PACKAGE, root, port)
  try {
    const file = fileOf(root)
    const shown = async (round: number) => {
      edit(file, round)
      for (let waited = 0; waited < 200; waited++) {
        const answer = await fetch(`${dev.url}article/post-0/`)
        if ((await answer.text()).includes(`edit-${round}-`)) return
        await wait(20)
      }
      throw new Error(`Edit ${round} was not shown within four seconds`)
    }
    for (let round = 0; round < 100; round++) await shown(round)
    const before = memoryOf(port)
    for (let round = 100; round < 600; round++) await shown(round)
    const after = memoryOf(port)
    console.log(`${before} → ${after} MB`)
    expect(after - before).toBeLessThanOrEqual(50)
  } finally {
    dev.stop()
  }
})

/** The corpus puts a page into folders by chance, always the same. */
const fileOf = (root: string): string =>
  join(
    root,
    'docs',
    readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).find((file) =>
      file.endsWith('post-0.md'),
    )!,
  )

function edit(file: string, round: number): void {
  const text = readFileSync(file, 'utf8').replace(/^edit-\d+-.*\n\n/m, '')
  writeFileSync(file, text.replace(/^## /m, `edit-${round}- was here.\n\n$&`))
}

/** In MB, of all processes that belong to the server on a port. */
function memoryOf(port: number): number {
  const { stdout } = spawnSync('ps', ['-eo', 'rss=,args='], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .filter((line) => line.includes('dev-session') && line.includes(String(port)))
    .reduce((sum, line) => sum + Math.round(Number(line.trim().split(' ')[0]) / 1024), 0)
}
