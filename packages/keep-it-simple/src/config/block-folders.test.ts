import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { blockFolders, islandFolders, pascalCase } from './block-folders.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'blocks-'))))
afterEach(() => rmSync(root, { recursive: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
}
const own = () => blockFolders(root).filter((one) => one.own)

it('an author’s blocks come last, and stand in for ours of the same name', () => {
  write({
    'blocks/zebra/block.js': '',
    'blocks/table/block.ts': '',
    'blocks/table/style.css': '',
    'blocks/_shared/block.ts': '',
    'blocks/.hidden/block.ts': '',
    'blocks/a-file.ts': '',
  })
  const names = blockFolders(root).map(({ name }) => name)
  expect(names.slice(-2)).toEqual(['table', 'zebra'])
  expect(names.filter((name) => name === 'table')).toHaveLength(1)
  expect(own()).toStrictEqual([
    {
      name: 'table',
      folder: join(root, 'blocks/table'),
      own: true,
      block: join(root, 'blocks/table/block.ts'),
      style: join(root, 'blocks/table/style.css'),
    },
    {
      name: 'zebra',
      folder: join(root, 'blocks/zebra'),
      own: true,
      block: join(root, 'blocks/zebra/block.js'),
    },
  ])
  expect(blockFolders().find(({ name }) => name === 'table')?.own).toBe(false)
})

it('a component is an island where its block says how it is written', () => {
  write({
    'blocks/bloom-filter/block.ts': '',
    'blocks/bloom-filter/BloomFilter.tsx': '',
    'blocks/plain/block.ts': '',
    'blocks/lost/Island.tsx': '',
  })
  const islands = islandFolders(root).filter((one) => one.own)
  expect(islands.map(({ name, island }) => [name, island])).toEqual([
    ['bloom-filter', join(root, 'blocks/bloom-filter/BloomFilter.tsx')],
  ])
  expect(pascalCase('bloom-filter-2')).toBe('BloomFilter2')
})
