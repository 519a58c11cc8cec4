import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PACKAGE } from '../support/author-site.ts'
import { buildUnder, BUSY, hashesOf, QUIET } from '../support/built-twice.ts'
import { checkOutAt } from '../support/strange-checkout.ts'

const REPOSITORY = join(PACKAGE, '../..')

/** The sites of this repository, whichever they are; one that writes its pages first is left out. */
const sites = readdirSync(REPOSITORY).filter(
  (name) =>
    existsSync(join(REPOSITORY, name, 'site.config.ts')) &&
    !existsSync(join(REPOSITORY, name, 'generate.ts')),
)

describe('[B22] two builds of one commit are the same, byte by byte', () => {
  it.each(sites)(
    '%s, in two folders, time zones and languages, once under load',
    async (name) => {
      const copies = ['first', 'second, elsewhere'].map((folder) => {
        const copy = checkOutAt(folder, join(REPOSITORY, name))
        // With the same history: dates come from it.
        symlinkSync(join(REPOSITORY, '.git'), join(copy.checkout, '.git'))
        return copy
      })
      const [first, second] = [copies[0]!, copies[1]!]
      try {
        await buildUnder(QUIET, first)
        await buildUnder(BUSY, second)
        const one = hashesOf(join(first.root, 'dist'))
        expect(Object.keys(one).length).toBeGreaterThan(300)
        expect(hashesOf(join(second.root, 'dist'))).toEqual(one)
        expect(readFileSync(join(first.root, 'dist/sitemap.xml'), 'utf8')).toContain('<lastmod>')
        const hosts = (root: string) => hashesOf(join(root, '.content/hosts'))
        expect(hosts(second.root)).toEqual(hosts(first.root))
      } finally {
        for (const { checkout } of copies)
          rmSync(join(checkout, '..'), { recursive: true, force: true })
      }
    },
    900_000,
  )
})
