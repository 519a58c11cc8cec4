import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fileInside, isInside } from './inside-site.ts'

function folders() {
  const above = mkdtempSync(join(tmpdir(), 'inside-'))
  onTestFinished(() => rmSync(above, { recursive: true }))
  const root = join(above, 'site')
  for (const folder of ['docs', 'node_modules', 'dist', '.git', '..hidden'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const name of [
    'docs/a.md',
    'node_modules/a.md',
    'dist/a.md',
    '.git/a.md',
    '.env',
    'distance.md',
    '../beside.md',
  ])
    writeFileSync(join(root, name), '')
  symlinkSync(join(above, 'beside.md'), join(root, 'docs/out.md'))
  symlinkSync(join(root, 'docs/a.md'), join(root, 'docs/in.md'))
  return { root, above }
}

it.each(['docs/a.md', 'docs/in.md', './docs/../docs/a.md', 'distance.md'])(
  '%s is of the author',
  (path) => {
    const { root } = folders()
    expect(fileInside(root, path)).toBe(join(root, path))
  },
)

it.each([
  '',
  'docs',
  'none.md',
  '../beside.md',
  'docs/out.md',
  'docs/a.md\0',
  'node_modules/a.md',
  'dist/a.md',
  '.git/a.md',
  '.env',
])('%j is not', (path) => {
  expect(fileInside(folders().root, path)).toBeUndefined()
})

it('an address of the machine is none of the site, even where it leads into it', () => {
  const { root, above } = folders()
  expect(fileInside(root, join(root, 'docs/a.md'))).toBeUndefined()
  expect(isInside(root, join(root, 'docs/a.md'))).toBe(true)
  expect(isInside(root, above)).toBe(false)
  expect(isInside(root, join(above, 'beside.md'))).toBe(false)
})
