import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compareWithHistory, keepInHistory, type BenchEntry } from '../bench/bench-history.ts'

const entry = (ratio: number, memory: number, pages = 1000, bytes = 20_000): BenchEntry => ({
  pages,
  lean: false,
  load: [1, 1],
  costs: { cold: { seconds: 1, work: 1, memory } },
  ratios: { 'cold / bare': ratio },
  weight: { bytes, fonts: 0, requests: 4 },
})

it('names what grew by more than a tenth since the last run of the same size', () => {
  const folder = mkdtempSync(join(tmpdir(), 'history-'))
  const file = join(folder, 'history.jsonl')
  try {
    expect(compareWithHistory(entry(3, 500), file)).toEqual([])
    keepInHistory(entry(3, 500), file)
    keepInHistory(entry(9, 900, 10_000), file)
    expect(compareWithHistory(entry(3.2, 540), file)).toEqual([])
    expect(compareWithHistory(entry(3.4, 560), file)).toEqual([
      'worse: cold / bare was 3 and is 3.4',
      'worse: memory of cold was 500 MB and is 560 MB',
    ])
    expect(compareWithHistory(entry(3, 500, 1000, 22_100), file)).toEqual([
      'worse: an article weighed 20000 bytes and weighs 22100',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
