import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { measurePeer } from '../bench/peers/measure-peer.ts'
import type { Peer } from '../bench/peers/peer.ts'

const home = mkdtempSync(join(tmpdir(), 'peers-'))
const corpus = join(home, 'corpus')
mkdirSync(corpus)
writeFileSync(join(corpus, 'post-1.md'), 'A text.\n')
afterAll(() => rmSync(home, { recursive: true }))

const peer = (program: string, ...args: string[]): Peer => ({
  name: 'peer',
  packages: {},
  files: {},
  docs: 'docs',
  command: [program, ...args],
  output: 'dist',
  caches: [],
})
const measured = (one: Peer, limit = { seconds: 60, memory: 60_000 }) =>
  measurePeer(one, { corpus, article: 'post-1.md', home, limit })

it('says of a peer why it came no further, and goes on', async () => {
  const failed = async (one: Peer) => (await measured(one)).failed
  expect(await failed(peer('sh', '-c', 'exit 3'))).toMatch(/ended with 3 after \d+ s$/)
  expect(await failed(peer('sh', '-c', 'kill -ABRT $$'))).toMatch(/ended with SIGABRT/)
  expect(await failed(peer('no-such-generator'))).toMatch(/no-such-generator is not installed$/)
  const { costs, failed: reason } = await measured(peer('true'))
  expect(reason).toMatch(/post-1\.md is not among what was built$/)
  expect(costs['cold']!.seconds).toBeGreaterThan(0)
})

it('stops a peer that needs too much, with all it started', async () => {
  const started = performance.now()
  const sleeper = peer('sh', '-c', 'sleep 61.5 & wait')
  expect((await measured(sleeper, { seconds: 0.3, memory: 60_000 })).failed).toMatch(
    /stopped after 0\.3 s$/,
  )
  expect((await measured(sleeper, { seconds: 60, memory: 0 })).failed).toMatch(/stopped at \d+ MB$/)
  expect(performance.now() - started).toBeLessThan(30_000)
})
