import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bcrypt } from 'hash-wasm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteSalt } from '#content/locks/derive.ts'
import type { CompilerSettings } from '#content/settings.ts'
import { masterKey } from '#model/seal-keys.ts'
import { DIGEST_LENGTH, LOCK_COST, type Seal } from '#model/seal.ts'
import { openSeal } from '#theme/lock/open-seal.ts'
import { sealInto } from '../support/seal-into.ts'
import { testSettings } from '../support/test-site.ts'

/**
 * What one guess costs somebody who has all files. Time of this thread is counted, not of the clock,
 * and the best of several rounds: other work on the machine does not show.
 */
const RIGHT = 'the right password of this page'
const PATH = '/a/'
const ROUNDS = 4

let out: string
let seal: Seal
let settings: CompilerSettings

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'guess-'))
  settings = testSettings(out, { out, passwords: [RIGHT] })
  seal = await sealInto(out, settings, PATH, 'x')
}, 60_000)
afterAll(() => rmSync(out, { recursive: true }))

async function guess(password: string, costFactor: number): Promise<boolean> {
  const salt = siteSalt(settings)
  const hash = await bcrypt({ password, salt, costFactor, outputType: 'encoded' })
  const key = await masterKey(Buffer.from(hash.slice(-DIGEST_LENGTH)))
  const bytes = async (file: string) => new Uint8Array(readFileSync(join(out, file)))
  return (await openSeal(key, PATH, seal, bytes)) !== undefined
}

/** The least time each takes, in turns. */
async function costs(tries: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const best = tries.map(() => Infinity)
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, one] of tries.entries()) {
      const before = process.threadCpuUsage()
      await one()
      const { user, system } = process.threadCpuUsage(before)
      best[index] = Math.min(best[index]!, user + system)
    }
  return best
}

it('[P1] [A53] a wrong password costs what the right one does, and each the promised work', async () => {
  expect(seal.cost).toBe(LOCK_COST)
  expect(LOCK_COST).toBe(12)
  expect(await guess(RIGHT, 12)).toBe(true)
  const [right, wrong, near, cheap] = await costs([
    () => guess(RIGHT, 12),
    () => guess('xxxx wrong password of this page', 12),
    () => guess(`${RIGHT.slice(0, -1)}x`, 12),
    () => guess(RIGHT, 10),
  ])
  expect(wrong! / right!).toBeGreaterThan(0.9)
  expect(wrong! / right!).toBeLessThan(1.1)
  expect(near! / right!).toBeGreaterThan(0.9)
  expect(near! / right!).toBeLessThan(1.1)
  // Two steps of cost are four times the work: the steps are really taken.
  expect(right! / cheap!).toBeGreaterThan(3.2)
  expect(right! / cheap!).toBeLessThan(4.8)
}, 120_000)

it('[P1] [A53] nothing cheaper opens it', async () => {
  for (const cost of [4, 10, 11]) expect(await guess(RIGHT, cost)).toBe(false)
}, 60_000)
