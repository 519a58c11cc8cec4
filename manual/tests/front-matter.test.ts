import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { frontMatterKeys } from 'keep-it-simple/reference'
import { describe, expect, it } from 'vitest'

describe.each(['', 'en/'])('front matter in docs/%s', (folder) => {
  const page = readFileSync(
    join(import.meta.dirname, '../docs', folder, '2.writing/2.front-matter.md'),
    'utf8',
  )
  const keys = frontMatterKeys()

  it('has every key a page may have', () => {
    expect(keys.length).toBeGreaterThan(40)
    expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([])
  })

  it('has rows for no others', () => {
    const cells = page.split('\n').flatMap((line) => /^\| (`[^|]+) \|/.exec(line)?.[1] ?? [])
    const rows = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, key]) => key!))
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.filter((key) => !keys.includes(key))).toEqual([])
  })
})
