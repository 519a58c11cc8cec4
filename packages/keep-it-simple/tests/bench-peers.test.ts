import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { measurePeer } from '../bench/peers/measure-peer.ts'
import type { Peer } from '../bench/peers/peer.ts'
import { peersOf } from '../bench/peers/peers.ts'
import { ratiosOf } from '../bench/ratios.ts'

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

it('compares with each as far as it came', () => {
  const cost = (work: number) => ({ seconds: 1, work, memory: 1 })
  const ours = { cold: cost(6), 'text edited': cost(1), 'bare engine': cost(2) }
  const theirs = { cold: cost(12), 'text edited': cost(10) }
  const weight = { bytes: 20_000, fonts: 0, requests: 4 }
  const peers = {
    one: { costs: theirs, weight: { bytes: 50_000, fonts: 0, requests: 11 } },
    two: { costs: {}, failed: 'stopped after 1200 s' },
  }
  expect(ratiosOf(ours, weight, peers)).toEqual({
    'cold / bare': 3,
    'text / bare': 0.5,
    'cold / one': 0.5,
    'text / one': 0.1,
    'weight / one': 0.4,
  })
})

it('knows its recipes by name', () => {
  const names = (all: boolean, ...asked: string[]) => peersOf(all, asked).map(({ name }) => name)
  expect(names(true)).toEqual(['hugo', 'vitepress', 'starlight', 'plume'])
  expect(names(false)).toEqual([])
  expect(names(false, 'plume', 'hugo')).toEqual(['hugo', 'plume'])
  expect(() => peersOf(false, ['jekyll'])).toThrow(/No recipe for jekyll; there are hugo, /)
})
