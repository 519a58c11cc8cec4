import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { serveByNginx, type Served } from 'keep-it-simple-testing/nginx.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kisBuild, PACKAGE, write, writeAuthorSite } from '../support/author-site.ts'
import { page } from '../support/tiny-site.ts'

/** A site behind nginx, read without a pause while one release after another takes its place. */
const RELEASES = 10
const READERS = 40
/** Milliseconds between a document and what it asks for, at most: somebody reads before the next click. */
const PAUSE = 2_500

let root: string
let served: Served
const release = async (number: number) => {
  // A changed sheet has another name, and so every document is another.
  write(join(root, 'theme.css'), `:root { --release: ${number}; }\n`)
  write(join(root, 'docs/a.md'), page({ permalink: '/a/' }, `release-${number}- is published.`))
  await kisBuild(root)
}
beforeAll(async () => {
  root = writeAuthorSite({})
  await release(0)
  served = await serveByNginx(join(root, 'dist'), join(root, '.content/hosts/nginx.conf'))
}, 120_000)
afterAll(() => {
  served.close()
  rmSync(root, { recursive: true, force: true })
})

const shown = (text: string) => Number(/release-(\d+)-/.exec(text)?.[1] ?? -1)
const assetOf = (text: string) => /href="(\/assets\/theme-[\w-]+\.css)"/.exec(text)?.[1]

it('[L63] ten releases and a rollback under load: no reader misses a file, nobody sees an old page after a second', async () => {
  const missing: string[] = []
  const stale: string[] = []
  let pairs = 0
  const over = new AbortController()
  let latest = 0
  let coming = 0
  let since = performance.now()
  const read = async () => {
    while (!over.signal.aborted) {
      const [wanted, at] = [latest, since]
      const asked = performance.now()
      const answer = await fetch(`${served.url}/a/`)
      const text = await answer.text()
      const asset = assetOf(text)
      if (!answer.ok || asset === undefined) missing.push(`document ${answer.status}`)
      else {
        // A release is there a moment before its command has ended.
        if (wanted === latest && asked - at > 1_000 && ![wanted, coming].includes(shown(text)))
          stale.push(`${shown(text)} for ${wanted}`)
        await wait(Math.random() * PAUSE)
        const { status } = await fetch(served.url + asset)
        if (status !== 200) missing.push(`${asset} ${status}`)
        pairs++
      }
    }
  }
  const readers = Array.from({ length: READERS }, read)
  for (let number = 1; number <= RELEASES; number++) {
    coming = number
    await release(number)
    latest = number
    since = performance.now()
  }
  coming = RELEASES - 1
  const began = performance.now()
  const command = [join(PACKAGE, 'bin/kis.js'), 'rollback']
  await promisify(execFile)(process.execPath, command, { cwd: root })
  const took = performance.now() - began
  latest = RELEASES - 1
  since = performance.now()
  await wait(3_000)
  over.abort()
  await Promise.all(readers)
  console.log(`${pairs} documents with their sheets, rollback ${Math.round(took)} ms`)
  expect({ missing, stale }).toEqual({ missing: [], stale: [] })
  expect(pairs).toBeGreaterThanOrEqual(1_400)
  // The command starts Node first, which takes a part of it.
  expect(took).toBeLessThan(2_000)
})
