import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** In the test, or in the page. */
const FIXED = /waitForTimeout|setTimeout\(\w+, \d[\d_]{2,}\)/
const SPECS = ['packages/keep-it-simple/tests', 'site/tests', 'manual/tests']

/** A time that is long enough here is too short on a busy machine, and too long everywhere else. */
it('no browser test waits for a fixed time', () => {
  const specs = SPECS.flatMap((folder) => globSync(`${folder}/**/*.spec.ts`, { cwd: ROOT }))
  expect(specs.length).toBeGreaterThan(100)
  // Wait for what a reader would see, `still(page)`, or `page.clock`.
  expect(specs.filter((file) => FIXED.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})
