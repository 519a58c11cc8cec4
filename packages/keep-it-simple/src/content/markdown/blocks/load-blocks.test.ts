import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadBlocks, loadBlockWords } from './load-blocks.ts'

const roots: string[] = []
function siteWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'load-blocks-'))
  roots.push(root)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'blocks', name)), { recursive: true })
    writeFileSync(join(root, 'blocks', name), text)
  }
  return root
}
// The engine's blocks are read once in a process, which takes longer than a test may.
beforeAll(() => loadBlocks(import.meta.dirname), 60_000)
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

const block = (name: string, more = '') =>
  `export default { name: '${name}', about: {}, ${more} render: () => '' }`

it('a page with a block needs its parts and those of all it names, as far as they have any', async () => {
  const { all, withParts, problems } = await loadBlocks(
    siteWith({
      'a/block.ts': block('a', `assets: ['b', 'c'],`),
      'b/block.ts': block('b', `assets: ['d', 'a'],`),
      'b/style.css': '',
      'c/block.ts': block('c'),
      'd/block.ts': block('d'),
      'd/client.ts': '',
      'd/words.ts': `export default { 'en-US': { end: 'End' } }`,
    }),
  )
  expect(problems).toEqual([])
  expect(['a', 'b', 'c', 'd'].map((name) => all.get(name)!.parts)).toEqual([
    ['b', 'd'],
    ['b', 'd'],
    [],
    ['d'],
  ])
  expect(['a', 'b', 'c', 'd'].filter((name) => withParts.has(name))).toEqual(['b', 'd'])
  expect(all.get('d')).toMatchObject({ own: true, words: { 'en-US': { end: 'End' } } })
  expect(all.get('a')).toMatchObject({ own: true, words: {}, block: { name: 'a' } })
  expect(all.get('timeline')).toMatchObject({ own: false })
})

it("an author's block stands in for the engine's of its name", async () => {
  const { all } = await loadBlocks(siteWith({ 'timeline/block.ts': block('timeline') }))
  expect(all.get('timeline')).toMatchObject({ own: true })
  expect([...all.keys()].at(-1)).toBe('timeline')
})

it('what is wrong is said of each block, and the others are there', async () => {
  const { all, problems } = await loadBlocks(
    siteWith({
      'a/block.ts': '',
      'b/block.ts': block('b'),
      'c/style.css': '',
      'd/block.ts': block('d'),
      'd/words.ts': 'export default undefined',
    }),
  )
  expect(problems.map(({ file, line, message }) => [file, line, message])).toEqual([
    ['blocks/a/block.ts', undefined, 'The file exports no block.'],
    ['blocks/c', undefined, 'The folder of the block `c` has no `block.ts`.'],
    ['blocks/d/block.ts', undefined, 'Its `words.ts` exports no words.'],
  ])
  expect(problems).toMatchObject([{ severity: 'error', code: 'bad-block' }, {}, {}])
  expect(['a', 'b', 'c', 'd'].filter((name) => all.has(name))).toEqual(['b'])
})

it('the words of blocks are read without them; words that do not run are none', async () => {
  const words = await loadBlockWords(
    siteWith({
      'a/block.ts': `throw new Error('No luck')`,
      'a/words.ts': `export default { 'en-US': { end: 'End' } }`,
      'b/block.ts': block('b'),
      'c/words.ts': `throw new Error('No luck')`,
      'd/words.ts': `export default {}`,
    }),
  )
  expect(words['a']).toEqual({ 'en-US': { end: 'End' } })
  expect(['b', 'c', 'd'].filter((name) => name in words)).toEqual([])
  expect(Object.keys(words['callout']!)).toContain('en-US')
})
