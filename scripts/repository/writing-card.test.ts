import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { frontMatterSchema } from '../../packages/keep-it-simple/src/content/front-matter-schema.ts'
import { loadBlocks } from '../../packages/keep-it-simple/src/content/markdown/blocks/load-blocks.ts'

/** Diagnostics send authors to WRITING.md for what there is, so it has to name all of it. */
const card = readFileSync(join(import.meta.dirname, '../../WRITING.md'), 'utf8')

it('the card names every key of front matter', () => {
  const keys = Object.keys(frontMatterSchema.shape)
  expect(keys.length).toBeGreaterThan(40)
  expect(keys.filter((key) => !card.includes(`\`${key}\``))).toEqual([])
})

it('the card names every block, fence and embed', async () => {
  const { all } = await loadBlocks(import.meta.dirname)
  const written = [...all.values()].flatMap(({ block }) => [
    ...(block.render || block.container || block.fence
      ? (block.names ?? [block.name]).map((name) => `\`${name}\``)
      : []),
    ...(block.embed ? (block.names ?? [block.name]).map((name) => `@[${name}]`) : []),
  ])
  expect(written.length).toBeGreaterThan(25)
  expect(written.filter((name) => !card.includes(name))).toEqual([])
})
