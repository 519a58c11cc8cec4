import { expect, test } from 'vitest'
import type { KeyKind } from '../../blocks/uuid-primary-key/keys.ts'
import { FRAME, insert, type Layout } from '../../blocks/uuid-primary-key/model.ts'
import { article, csv, numbers, output } from './printed.ts'
import recorded from './uuid-primary-key-frames.json' with { type: 'json' }

const PRINTED = {
  INTEGER: { key: 'integer', layout: 'rowid' },
  'WITHOUT ROWID v7': { key: 'v7', layout: 'clustered' },
  'WITHOUT ROWID v4': { key: 'v4', layout: 'clustered' },
  'BLOB v7': { key: 'v7', layout: 'rowid' },
  'BLOB v4': { key: 'v4', layout: 'rowid' },
  'TEXT v7': { key: 'v7', layout: 'text' },
  'TEXT v4': { key: 'v4', layout: 'text' },
} as const

const isPrinted = (name: string): name is keyof typeof PRINTED => name in PRINTED

test.each(['/article/uuid-primary-key/', '/en/article/uuid-primary-key/'])(
  'counts the frames that %s prints',
  (permalink) => {
    const lines = output(article(permalink).text)
    expect(lines).toHaveLength(Object.keys(PRINTED).length)
    for (const line of lines) {
      const name = line.slice(0, line.indexOf('[')).trim().replace(/ +/g, ' ')
      if (!isPrinted(name)) throw new Error(`unknown key ${name}`)
      const printed = numbers(line.slice(line.indexOf('[')))
      const { frames } = insert({ ...PRINTED[name], batch: 1000 })
      expect({ name, frames }).toEqual({ name, frames: printed })
    }
  },
)

test('counts what the chart shows for the first ten thousand rows', () => {
  const rows = csv(article('/article/uuid-primary-key/').folder, 'uuid-primary-key-frames.csv')
  const charted = rows.filter((row) => Number(row[0]) <= 10_000)
  expect(charted).toHaveLength(2)
  const tables = [
    { key: 'v4', layout: 'clustered' },
    { key: 'v4', layout: 'rowid' },
    { key: 'v4', layout: 'text' },
    { key: 'v7', layout: 'clustered' },
    { key: 'integer', layout: 'rowid' },
  ] as const
  const series = tables.map((table) => insert({ ...table, batch: 1000, rows: 10_000 }).frames)
  for (const [total, ...frames] of charted) {
    const counted = series.map((each) => each[Number(total) / 1000 - 1])
    expect({ total, counted }).toEqual({ total, counted: frames.map(Number) })
  }
})

test('writes what SQLite writes at every setting', () => {
  expect(recorded.runs).toHaveLength(36)
  for (const { key, layout, batch, first, second, all } of recorded.runs) {
    const { frames } = insert({ key: key as KeyKind, layout: layout as Layout, batch })
    const counted = [frames[0], frames[1], frames.reduce((sum, one) => sum + one, 0)]
    const run = { key, layout, batch }
    expect({ run, counted }).toEqual({ run, counted: [first, second, all] })
  }
})

test.each(['/article/uuid-primary-key/', '/en/article/uuid-primary-key/'])(
  '%s tells what the figure shows',
  (permalink) => {
    const { text } = article(permalink)
    const all = (key: 'v7' | 'v4', layout: Layout) =>
      insert({ key, layout, batch: 100 }).frames.reduce((sum, one) => sum + one, 0)
    const frames = [
      all('v4', 'clustered'),
      all('v7', 'clustered'),
      all('v4', 'rowid'),
      all('v4', 'text'),
    ]
    for (const n of frames) expect(text).toMatch(new RegExp(` ${n.toLocaleString('en')}[ .]`))
    for (const n of frames.slice(0, 2))
      expect(text).toContain(` ${((n * FRAME) / 1e6).toFixed(2)} MB`)
    const pages = insert({ key: 'v4', layout: 'clustered', batch: 100 }).trees[0]!.dirty.length
    expect(text).toMatch(new RegExp(`${pages} (?:个叶页|leaf pages)`))
  },
)

test('shows as dirty what the last commit has changed', () => {
  const { frames, trees } = insert({ key: 'v4', layout: 'clustered', batch: 1000 }, 4)
  const dirty = trees[0]!.dirty.filter(Boolean).length
  expect(frames).toHaveLength(4)
  expect(dirty).toBeLessThan(frames[3]!)
  expect(dirty + trees[0]!.interior + 1).toBeGreaterThanOrEqual(frames[3]!)
})
