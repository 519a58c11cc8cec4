import { join } from 'node:path'
import { Tinypool } from 'tinypool'
import type { SearchIndexInput } from './search-index.ts'
import type { SearchPart } from './search-parts.ts'
import { changedPlaces, isPatch, usableRecord } from './term-cache.ts'
import { writeTexts, type TextWork } from './text-worker.ts'

/** So many pages are read sooner than a thread has loaded what it needs for them. */
const FEW_PAGES = 30

/** Texts of all parts that changed; a few pages at once, many in threads. Gives the number of texts read. */
export async function writeAllTexts(
  parts: readonly SearchPart[],
  { content, workers, fewPages = FEW_PAGES }: SearchIndexInput,
  out: string,
  cache: string,
  isThere: (name: string) => boolean,
): Promise<number> {
  const few: TextWork[] = []
  const many: TextWork[] = []
  for (const part of parts) {
    const folder = join(cache, part.name)
    const work = { content, part, out, cache: folder }
    const keys = part.pages.map(({ text }) => text)
    const record = usableRecord(folder, isThere)
    if (!isPatch(record, keys)) many.push(work)
    else if (changedPlaces(record!.keys, keys).length > 0) few.push(work)
  }
  const isSmall = many.reduce((sum, { part }) => sum + part.pages.length, 0) <= fewPages
  let read = 0
  for (const work of isSmall ? [...few, ...many] : few) read += await writeTexts(work)
  return isSmall ? read : read + (await inThreads(many, workers))
}

async function inThreads(all: readonly TextWork[], workers: number): Promise<number> {
  const threads = Math.min(all.length, workers)
  const pool = new Tinypool({
    filename: new URL('./text-worker.ts', import.meta.url).href,
    name: 'writeTexts',
    minThreads: threads,
    maxThreads: threads,
  })
  try {
    const counts = all.map((work) => pool.run(work) as Promise<number>)
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  } finally {
    await pool.destroy()
  }
}
