import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSearchIndex } from '#publish/search/search-index.ts'
import { removeStore } from '#store/store.ts'
import { IndexSite } from '../support/index-site.ts'
import { post } from '../support/tiny-site.ts'

const INDEXER = join(import.meta.dirname, '../../src/publish/search/search-index.ts')

/** Loaded before the indexer: half of a file is written, then the power is cut. */
const KILLER = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const write = fs.writeFileSync
const at = new RegExp(process.env.KILL_AT)
fs.writeFileSync = (path, bytes) => {
  if (!at.test(String(path))) return write(path, bytes)
  write(path, bytes.slice(0, bytes.length / 2))
  process.kill(process.pid, 'SIGKILL')
}
syncBuiltinESMExports()
`
const RUN = `
import { readFileSync } from 'node:fs'
import { buildSearchIndex } from ${JSON.stringify(pathToFileURL(INDEXER).href)}
await buildSearchIndex(JSON.parse(readFileSync(process.argv[2], 'utf8')), Promise.resolve())
`

const words = (mark: string) => Array.from({ length: 300 }, (_, at) => `${mark}word${at}`).join(' ')
const year = (number: number, mark: string) =>
  post(
    {
      title: `${mark} of ${number}`,
      createTime: `${number}/01/01 00:00:00`,
      permalink: `/${number}/`,
    },
    `## ${words(mark).slice(0, 2_000)}\n\n${words(mark)}`,
  )

let site: IndexSite
const inRoot = (name: string) => join(site.site.root, name)
const build = async () => buildSearchIndex(await site.input(), Promise.resolve())
beforeAll(async () => {
  site = new IndexSite({ 'blog/1.md': year(2001, 'old'), 'blog/2.md': year(2002, 'old') })
  writeFileSync(inRoot('killer.mjs'), KILLER)
  writeFileSync(inRoot('run.mjs'), RUN)
  await build()
})
afterAll(() => site.remove())

/** Every term with its pages, wherever it lies. */
async function indexed(): Promise<unknown[]> {
  const reader = site.reader('zh-cn')
  const tables = await reader.terms('')
  return tables.flatMap(({ terms, postings }) => terms.map((term, at) => [term, postings(at)]))
}

it.each([
  ['a piece', 'pieces/[\\w-]+\\.json(?:\\.[\\d-]+\\.new)?$'],
  ['the manifest', 'zh-cn\\.json(?:\\.[\\d-]+\\.new)?$'],
])('a build killed while it writes %s is put right by the next', async (name, place) => {
  site.site.write({ 'blog/2.md': year(2002, name.replaceAll(' ', '')) })
  writeFileSync(inRoot('input.json'), JSON.stringify(await site.input()))
  const killer = `--import=${pathToFileURL(inRoot('killer.mjs')).href}`
  const env = { ...process.env, KILL_AT: place, NODE_OPTIONS: killer }
  const run = promisify(execFile)(process.execPath, ['run.mjs', 'input.json'].map(inRoot), { env })
  await expect(run).rejects.toHaveProperty('signal', 'SIGKILL')
  await build()
  const after = await indexed()
  // As if there had been nothing before.
  rmSync(join(site.dist, 'search-index'), { recursive: true })
  removeStore(site.site.settings.out)
  await build()
  expect(after).toEqual(await indexed())
})
