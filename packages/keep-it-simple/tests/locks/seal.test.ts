import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordSecret, siteSalt } from '#content/locks/derive.ts'
import type { CompilerSettings } from '#content/settings.ts'
import { masterKey } from '#model/seal-keys.ts'
import type { Seal } from '#model/seal.ts'
import { requireCrypto } from '#theme/lock/derive.ts'
import { openSeal } from '#theme/lock/open-seal.ts'
import { runs } from '../support/runs.ts'
import { sealInto } from '../support/seal-into.ts'
import { testSettings } from '../support/test-site.ts'

/** The browser's own code opens what the compiler seals; anything altered does not open. */
const FLIPS = runs(5_000, 400)
const TEXT = `<title>Secret</title><p>${'words '.repeat(2000)}</p>`
const PAGE = `${TEXT}<img src="/media/a.1.png">`
const PATH = '/article/中文/'

let out: string
let seal: Seal
let settings: CompilerSettings
let keys: CryptoKey[]
const bytesOf = (file: string) => new Uint8Array(readFileSync(join(out, file)))
const fetchBytes = async (file: string) => bytesOf(file)
const keyOf = async (password: string) =>
  masterKey(Buffer.from(await passwordSecret(password, siteSalt(settings))))
const sealed = (passwords: readonly string[], path = PATH, html = PAGE) =>
  sealInto(out, { ...settings, passwords }, path, html, [
    { source: join(out, 'a.png'), href: '/media/a.1.png', type: 'image/png', hash: '' },
  ])

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'sealed-'))
  writeFileSync(join(out, 'a.png'), 'picture bytes')
  settings = testSettings(out, { out, passwords: ['first password', 'second password'] })
  seal = await sealed(['first password', 'second password'])
  keys = await Promise.all(['first password', 'second password', 'no password'].map(keyOf))
}, 60_000)
afterAll(() => rmSync(out, { recursive: true }))

/** The password was right and the file is not: readers are not asked for another password. */
const DAMAGED = /is damaged$/

describe('a seal', () => {
  it.each([0, 1])('opens with each of its passwords (%i), its files in memory', async (index) => {
    const html = await openSeal(keys[index]!, PATH, seal, fetchBytes)
    expect(html?.startsWith(`${TEXT}<img src="blob:`)).toBe(true)
  })

  it('[P2] [A50] does not open with another, nor at another address', async () => {
    expect(await openSeal(keys[2]!, PATH, seal, fetchBytes)).toBeUndefined()
    expect(await openSeal(keys[0]!, '/article/other/', seal, fetchBytes)).toBeUndefined()
  })

  it(`[P2] [A50] does not open when any bit is another (${FLIPS} of them)`, async () => {
    const whole = bytesOf(seal.file)
    for (let n = 0; n < FLIPS; n++) {
      const bit = Math.floor((n / FLIPS) * whole.length * 8)
      const changed = whole.slice()
      changed[bit >> 3]! ^= 1 << (bit & 7)
      await expect(openSeal(keys[0]!, PATH, seal, async () => changed)).rejects.toThrow(DAMAGED)
    }
  }, 60_000)

  it('[P2] [A50] does not open when it is cut off anywhere', async () => {
    const whole = bytesOf(seal.file)
    for (let length = 0; length < whole.length; length += runs(64, 640)) {
      const cut = whole.slice(0, length)
      await expect(openSeal(keys[0]!, PATH, seal, async () => cut)).rejects.toThrow(DAMAGED)
    }
  })

  it('[P2] [A50] has slots that fit nowhere else', async () => {
    const [first, second] = seal.slots
    const swapped = { ...seal, slots: [second!, first!] }
    expect(await openSeal(keys[0]!, PATH, swapped, fetchBytes)).toBeUndefined()
    const none = { ...seal, slots: [] }
    expect(await openSeal(keys[0]!, PATH, none, fetchBytes)).toBeUndefined()
    const nonsense = { ...seal, slots: ['', '***', 'AAAA'] }
    expect(await openSeal(keys[0]!, PATH, nonsense, fetchBytes)).toBeUndefined()
  })

  it('[P2] [A50] does not open when an older file, or older slots, stand in its place', async () => {
    const passwords = ['first password', 'second password']
    const older = await sealed(passwords, PATH, 'older')
    const replayed = { ...seal, file: older.file }
    await expect(openSeal(keys[0]!, PATH, replayed, fetchBytes)).rejects.toThrow(DAMAGED)
    const mixed = { ...seal, slots: older.slots }
    await expect(openSeal(keys[0]!, PATH, mixed, fetchBytes)).rejects.toThrow(DAMAGED)
  })

  it('[P2] [A50] with hostile numbers is refused before any work', async () => {
    const asked: string[] = []
    const fetch = async (file: string) => {
      asked.push(file)
      return bytesOf(file)
    }
    const many = Array.from({ length: 1_000 }, () => seal.slots[0]!)
    for (const hostile of [
      { cost: 31 },
      { cost: 4 },
      { cost: Number.NaN },
      { cost: -1 },
      { cost: 1e9 },
      { slots: many },
      { slots: [] },
      { salt: '' },
      { salt: 'x'.repeat(1_000_000) },
    ])
      expect(await openSeal(keys[0]!, PATH, { ...seal, ...hostile }, fetch)).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('gives the same bytes for the same page, and shares none with another', async () => {
    expect(await sealed(['first password', 'second password'])).toEqual(seal)
    const other = await sealed(['first password', 'second password'], '/other/')
    expect(other.slots.filter((slot) => seal.slots.includes(slot))).toEqual([])
    const edited = await sealed(['first password', 'second password'], PATH, `${PAGE}X`)
    expect(edited.slots.filter((slot) => seal.slots.includes(slot))).toEqual([])
  })

  it('[P4] written after a password was changed does not open with the old one', async () => {
    const rotated = await sealed(['another password', 'second password'])
    expect(await openSeal(keys[0]!, PATH, rotated, fetchBytes)).toBeUndefined()
    expect(await openSeal(keys[1]!, PATH, rotated, fetchBytes)).toBeDefined()
    expect(rotated.file).not.toBe(seal.file)
  })
})

it('[S8.7] says that WebCrypto is missing', () => {
  expect(() => requireCrypto({})).toThrow('WebCryptoAPI / globalThis is not available')
})
