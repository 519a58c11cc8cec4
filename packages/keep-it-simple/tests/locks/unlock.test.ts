import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { passwordSecret, siteSalt } from '#content/locks/derive.ts'
import { Sealer } from '#content/locks/sealer.ts'
import type { LockedPage } from '#model/page.ts'
import { masterKey } from '#model/seal-keys.ts'
import { lockAgain, openPage, unlock } from '#theme/lock/unlock.ts'
import { lockedPage } from '../support/sample-pages.ts'
import { testSettings } from '../support/test-site.ts'

const PASSWORD = 'the password'
const keys = new Map<string, CryptoKey>()

/** The thread that works on passwords, with two it has worked on before. */
class Remembering extends EventTarget {
  postMessage = ({ password }: { readonly password: string }) =>
    queueMicrotask(() => {
      for (const data of [{ started: true }, { key: keys.get(password) }])
        this.dispatchEvent(Object.assign(new Event('message'), { data }))
    })
  terminate = () => {}
}

let out: string
let pay: LockedPage
let plans: LockedPage
let fetched: string[]
let isDown: boolean
const stored = new Map<string, string>()

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'unlock-'))
  const settings = testSettings(out, { out, passwords: [PASSWORD] })
  const sealed = async (path: string) => ({
    ...lockedPage(path, 'Locked', true),
    seal: await new Sealer(settings).seal(path, [0], { title: `Text of ${path}` }, []),
  })
  pay = await sealed('/pay/')
  plans = await sealed('/plans/')
  const secret = await passwordSecret(PASSWORD, siteSalt(settings))
  keys.set(PASSWORD, await masterKey(Buffer.from(secret)))
  keys.set('another', await masterKey(Buffer.from('another secret')))
}, 60_000)
afterAll(() => rmSync(out, { recursive: true }))

beforeEach(() => {
  fetched = []
  isDown = false
  stored.clear()
  vi.stubGlobal('Worker', Remembering)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (file: string) => {
    fetched.push(file)
    if (isDown) return new Response('', { status: 503, statusText: 'Busy' })
    return new Response(readFileSync(join(out, file)))
  })
})
afterEach(async () => {
  await lockAgain()
  vi.unstubAllGlobals()
})

it('a password opens what it locks, for this visit and until it is locked again', async () => {
  expect(await openPage(pay, '/pay/')).toBe(pay)
  expect(await unlock(pay, '')).toBe(false)
  expect([fetched, stored.size]).toEqual([[], 0])

  expect(await unlock(pay, PASSWORD)).toBe(true)
  const opened = await openPage(pay, '/pay/')
  expect(opened).toEqual({ title: 'Text of /pay/', opened: 'page' })
  expect(fetched).toEqual([pay.seal.file])
  expect([...stored.keys()]).toEqual(['kis:lock'])
  expect([...stored.values()].join()).not.toContain(PASSWORD)

  expect(await openPage(plans, '/plans/')).toMatchObject({ title: 'Text of /plans/' })
  expect(await openPage(pay, '/elsewhere/')).toBe(pay)

  await lockAgain()
  expect(stored.size).toBe(0)
  expect(await openPage(pay, '/pay/')).toBe(pay)
})

it('a password that opens nothing is remembered nowhere', async () => {
  expect(await unlock(pay, 'another')).toBe(false)
  expect([fetched, stored.size]).toEqual([[], 0])
  expect(await unlock({ ...pay, seal: { ...pay.seal, cost: 31 } }, PASSWORD)).toBe(false)
})

it('a file that does not come is said to whoever asks, and shows the prompt to whoever walks by', async () => {
  isDown = true
  await expect(unlock(pay, PASSWORD)).rejects.toThrow('503 Busy')
  expect(stored.size).toBe(0)
  isDown = false
  await unlock(pay, PASSWORD)
  isDown = true
  expect(await openPage(plans, '/plans/')).toBe(plans)
  expect(await openPage(pay, '/pay/')).toMatchObject({ title: 'Text of /pay/' })
})
