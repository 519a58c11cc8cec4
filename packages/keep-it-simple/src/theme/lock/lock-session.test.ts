import { expect, it } from 'vitest'
import { plainDatabase } from '../../../tests/support/plain-database.ts'
import { plainStorage } from '../../../tests/support/plain-storage.ts'
import { masterKey } from '#model/seal-keys.ts'
import { LockSession } from './lock-session.ts'
import type { Held } from './marker.ts'

const heldOf = async (secret: string, scope: Held['scope']): Promise<Held> => ({
  key: await masterKey(new TextEncoder().encode(secret)),
  scope,
})
const KEY = 'kis:lock'

function browser() {
  const local = plainStorage('localStorage')
  return { keys: plainDatabase(), session: plainStorage('sessionStorage'), local }
}

it('keys that were entered outlive a reload, the last one first', async () => {
  const { session, local } = browser()
  const first = await heldOf('one', 'page')
  const second = await heldOf('two', 'site')
  const visit = new LockSession()
  expect(await visit.keys()).toEqual([])
  await visit.add(first)
  await visit.add(second)
  expect(await visit.keys()).toEqual([second, first])
  expect(await new LockSession().keys()).toEqual([second, first])
  expect([...session.keys()]).toEqual([KEY])
  expect(local.size).toBe(0)
})

it('a visit has one place for its keys, and those of visits that are over go', async () => {
  const { keys } = browser()
  keys.set('old', { until: Date.now() - 1, held: [] })
  keys.set('other', { until: Date.now() + 60_000, held: [] })
  const visit = new LockSession()
  await visit.add(await heldOf('one', 'page'))
  await visit.add(await heldOf('two', 'page'))
  expect(keys.size).toBe(2)
  expect(keys.has('old')).toBe(false)
})

it('when it is locked again, nothing is left behind', async () => {
  const { keys, session } = browser()
  const visit = new LockSession()
  await visit.add(await heldOf('one', 'page'))
  await visit.forget()
  expect([keys.size, session.size]).toEqual([0, 0])
  expect(await visit.keys()).toEqual([])
  await visit.forget()
})

it('a marker without its keys is of no use, and is removed', async () => {
  const { keys, session } = browser()
  await new LockSession().add(await heldOf('one', 'page'))
  keys.clear()
  expect(await new LockSession().keys()).toEqual([])
  expect(session.size).toBe(0)
})

it('one that was changed opens nothing, and takes its keys along', async () => {
  const { keys, session } = browser()
  await new LockSession().add(await heldOf('one', 'page'))
  const marker = JSON.parse(session.get(KEY)!) as { p: string[]; g: string[] }
  session.set(KEY, JSON.stringify({ ...marker, g: marker.p, p: [] }))
  expect(await new LockSession().keys()).toEqual([])
  expect([keys.size, session.size]).toEqual([0, 0])
})

it('rubbish in its place is no marker', async () => {
  const { session } = browser()
  session.set(KEY, 'rubbish')
  expect(await new LockSession().keys()).toEqual([])
  expect(session.size).toBe(0)
})

it('where the browser stores nothing, keys hold until the page is left', async () => {
  const visit = new LockSession()
  const held = await heldOf('one', 'page')
  await visit.add(held)
  expect(await visit.keys()).toEqual([held])
})
