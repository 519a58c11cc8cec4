import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withSite } from '../../../tests/support/tiny-site.ts'
import { nextNumber } from './next-number.ts'

it.each([
  ['nothing', [], '1'],
  ['the eighth', ['1.a.md', '8.b.md', '3.c.md'], '9'],
  ['numbers of two digits', ['01.a.md', '07.b.md'], '08'],
])('the next page of a series has the next number, after %s', async (_what, names, next) => {
  const files = Object.fromEntries(names.map((name) => [`s/${name}`, '']))
  await withSite(files, async ({ settings }) => {
    expect(nextNumber(join(settings.docs, 's'))).toBe(next)
  })
})
