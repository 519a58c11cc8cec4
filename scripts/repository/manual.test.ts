import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { frontMatterSchema } from '../../packages/keep-it-simple/src/content/front-matter-schema.ts'
import { loadBlocks } from '../../packages/keep-it-simple/src/content/markdown/blocks/load-blocks.ts'
import { RULES } from '../../packages/keep-it-simple/src/model/rules.ts'
import { slotComponent, SLOTS } from '../../packages/keep-it-simple/src/model/slot.ts'

/** Hand-written lists of the manual and of WRITING.md, compared with what the engine has. */
const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

describe.each(['manual/docs', 'manual/docs/en'])('the pages in %s', (docs) => {
  it('name every key of front matter', () => {
    const page = read(`${docs}/2.writing/2.front-matter.md`)
    const missing = Object.keys(frontMatterSchema.shape).filter(
      (key) => !page.includes(`\`${key}\``),
    )
    expect(missing).toEqual([])
  })

  it('name every slot and no other', () => {
    const page = read(`${docs}/1.guide/9.extending/3.slots.md`)
    const named = [...page.matchAll(/`([A-Z]\w+)\.tsx`/g)].map(([, name]) => name!)
    expect(named.toSorted()).toEqual(SLOTS.map(slotComponent).toSorted())
  })

  it('name only variables that exist', () => {
    const tokens = ['tokens', 'tokens-text']
      .map((name) => read(`packages/keep-it-simple/src/theme/styles/${name}.css`))
      .join('\n')
    const named = [...read(`${docs}/1.guide/5.look.md`).matchAll(/`(--[\w-]+)`/g)].map(
      ([, name]) => name!,
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !tokens.includes(`${name}:`))).toEqual([])
  })

  it('name every rule of style', () => {
    const page = read(`${docs}/2.writing/13.checks.md`)
    expect(Object.keys(RULES).filter((rule) => !page.includes(`| \`${rule}\` |`))).toEqual([])
  })
})

// Diagnostics send authors to this file.
const card = read('WRITING.md')

it('WRITING.md: names every key of front matter', () => {
  const keys = Object.keys(frontMatterSchema.shape)
  expect(keys.length).toBeGreaterThan(40)
  expect(keys.filter((key) => !card.includes(`\`${key}\``))).toEqual([])
})

it('WRITING.md: names every block, fence and embed', async () => {
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
