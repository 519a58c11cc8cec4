import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { evidenceTable, requirementsIn } from './evidence.ts'

const ROOT = join(import.meta.dirname, '../..')
const FILE = join(import.meta.dirname, 'evidence.tsv')

it('evidence.tsv names today’s tests; `npm run goldens -- --update` writes it', () => {
  const table = evidenceTable(ROOT)
  if (process.env['UPDATE']) writeFileSync(FILE, table)
  expect(readFileSync(FILE, 'utf8')).toBe(table)
})

it('every requirement has a test that observes it, or a decision', () => {
  const rows = evidenceTable(ROOT)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  expect(new Set(rows.map(([id]) => id)).size).toBe(requirementsIn(ROOT).length)
  expect(rows.filter(([, standing]) => standing === 'not met')).toEqual([])
  expect(rows.filter(([, , , file]) => !file)).toEqual([])
})
