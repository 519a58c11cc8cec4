import { expect, test } from 'vitest'
import { FRAME, insert } from '../../blocks/uuid-primary-key/model.ts'
import { article, csv, numbers, output } from '../support/printed.ts'
import recorded from './uuid-primary-key-frames.json' with { type: 'json' }

const PRINTED = {
  rowid: { key: 'integer', rowid: true },
  UUIDv7: { key: 'v7', rowid: false },
  UUIDv4: { key: 'v4', rowid: false },
} as const

const isPrinted = (name: string): name is keyof typeof PRINTED => name in PRINTED

test.each(['/article/uuid-primary-key/', '/en/article/uuid-primary-key/'])(
  'counts the frames that %s prints',
  (permalink) => {
    const lines = output(article(permalink).text)
    expect(lines).toHaveLength(3)
    for (const line of lines) {
      const name = line.split(' ')[0]!
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
  const series = Object.values(PRINTED).map(
    (table) => insert({ ...table, batch: 1000, rows: 10_000 }).frames,
  )
  for (const [total, ...frames] of charted) {
    const counted = series.map((each) => each[Number(total) / 1000 - 1])
    expect({ total, counted }).toEqual({ total, counted: frames.map(Number) })
  }
})

test('writes what SQLite writes at every setting', () => {
  expect(recorded.runs).toHaveLength(24)
  for (const { key, rowid, batch, first, second, all } of recorded.runs) {
    const { frames } = insert({ key: key as 'integer' | 'v7' | 'v4', rowid, batch })
    const counted = [frames[0], frames[1], frames.reduce((sum, one) => sum + one, 0)]
    const run = { key, rowid, batch }
    expect({ run, counted }).toEqual({ run, counted: [first, second, all] })
  }
})

test.each(['/article/uuid-primary-key/', '/en/article/uuid-primary-key/'])(
  '%s tells what the figure shows',
  (permalink) => {
    const { text } = article(permalink)
    const all = (key: 'v7' | 'v4', rowid: boolean) =>
      insert({ key, rowid, batch: 100 }).frames.reduce((sum, one) => sum + one, 0)
    const frames = [all('v4', false), all('v7', false), all('v4', true)]
    for (const n of frames) expect(text).toMatch(new RegExp(` ${n.toLocaleString('en')}[ .]`))
    for (const n of frames.slice(0, 2))
      expect(text).toContain(` ${((n * FRAME) / 1e6).toFixed(2)} MB`)
    const pages = insert({ key: 'v4', rowid: false, batch: 100 }).trees[0]!.dirty.length
    expect(text).toMatch(new RegExp(`${pages} (?:个叶页|leaf pages)`))
  },
)

test('shows as dirty what the last commit has changed', () => {
  const { frames, trees } = insert({ key: 'v4', rowid: false, batch: 1000 }, 4)
  const dirty = trees[0]!.dirty.filter(Boolean).length
  expect(frames).toHaveLength(4)
  expect(dirty).toBeLessThan(frames[3]!)
  expect(dirty + trees[0]!.interior + 1).toBeGreaterThanOrEqual(frames[3]!)
})
