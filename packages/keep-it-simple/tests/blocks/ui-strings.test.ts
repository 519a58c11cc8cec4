import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blockFolders } from '#config/block-folders.ts'
import { loadBlockWords } from '#content/markdown/blocks/load-blocks.ts'
import { enUS } from '#locale/en-US.ts'
import { zhCN } from '#locale/zh-CN.ts'
import { textOf } from '#model/search-records.ts'

const SITE = join(import.meta.dirname, '../fixtures/extended')
const tables = await loadBlockWords(SITE)
const own = [zhCN, enUS].map(({ verified, details, chat }) => ({ verified, details, chat }))
const words = [...own, ...Object.values(tables).flatMap((table) => Object.values(table))]
/** A short English word is anyone's. */
const sentences = words.flatMap((table) =>
  Object.values(table).flatMap((word) =>
    word
      .split(/\{\w+\}|[|·:：]/)
      .filter((part) => part.trim().length > (/\p{Script=Han}/u.test(part) ? 2 : 9)),
  ),
)

it.each(blockFolders(SITE))(
  'search: no string of the interface is a text of $name',
  ({ folder }) => {
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    const text = textOf(read('example.html'))
    const written = read('example.md')
    const found = sentences.filter(
      (one) => text.includes(one.trim()) && !written.includes(one.trim()),
    )
    expect(found).toEqual([])
  },
)
