import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildUnder, BUSY, hashesOf, QUIET } from '../support/built-twice.ts'
import { checkOutAt } from '../support/strange-checkout.ts'

/** Every block, every setting, locked pages and packed copies. */
const FIXTURE = 'everything'

it('[B22] a site is the same, byte by byte, wherever it is built and whatever else the machine does', async () => {
  const first = checkOutAt('one', FIXTURE)
  const second = checkOutAt('a second, elsewhere', FIXTURE)
  try {
    await buildUnder(QUIET, first)
    await buildUnder(BUSY, second)
    const one = hashesOf(join(first.root, 'dist'))
    expect(Object.keys(one).length).toBeGreaterThan(100)
    expect(hashesOf(join(second.root, 'dist'))).toEqual(one)
    const hosts = (root: string) => hashesOf(join(root, '.content/hosts'))
    expect(hosts(second.root)).toEqual(hosts(first.root))
  } finally {
    for (const { checkout } of [first, second])
      rmSync(join(checkout, '..'), { recursive: true, force: true })
  }
}, 600_000)
