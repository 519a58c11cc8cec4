import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PaintedBlocks, paintedFile, prunePainted } from './painted-blocks.ts'

const BLOCK = { steps: 7, lines: ['<span class="k">let</span> a', '', 'b'] }

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'painted-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('a block is known by its language and its text', () => {
  const file = join(newFolder(), 'a/b.json')
  const first = new PaintedBlocks(file, 'one')
  first.keep('go', 'let a\n\nb', BLOCK)
  first.save()
  const second = new PaintedBlocks(file, 'one')
  expect(second.has('go', 'let a\n\nb')).toBe(true)
  expect(second.find('go', 'let a\n\nb')).toEqual(BLOCK)
  expect(second.find('rust', 'let a\n\nb')).toBeUndefined()
  expect(second.find('go', 'let a\nb')).toBeUndefined()
  expect(new PaintedBlocks(file, 'two').has('go', 'let a\n\nb')).toBe(false)
})

it('forgets a block the page has no more, and writes nothing for a page without any', () => {
  const file = join(newFolder(), 'page.json')
  new PaintedBlocks(file, 'one').save()
  expect(existsSync(file)).toBe(false)
  const first = new PaintedBlocks(file, 'one')
  for (const text of ['a', 'b']) first.keep('go', text, BLOCK)
  first.save()
  const second = new PaintedBlocks(file, 'one')
  second.find('go', 'b')
  second.save()
  const third = new PaintedBlocks(file, 'one')
  expect([third.has('go', 'a'), third.has('go', 'b')]).toEqual([false, true])
})

it('half a file is none', () => {
  const file = join(newFolder(), 'page.json')
  writeFileSync(file, '{"identity":"one","blocks":{')
  expect(new PaintedBlocks(file, 'one').has('go', 'a')).toBe(false)
})

it('removes what is remembered of files that are gone', () => {
  const out = newFolder()
  for (const name of ['a.md', 'b.md']) {
    const blocks = new PaintedBlocks(paintedFile(out, name), 'one')
    blocks.keep('go', 'a', BLOCK)
    blocks.save()
  }
  prunePainted(out, ['b.md'])
  expect([existsSync(paintedFile(out, 'a.md')), existsSync(paintedFile(out, 'b.md'))]).toEqual([
    false,
    true,
  ])
  prunePainted(join(out, 'nowhere'), [])
  expect(readdirSync(out)).toEqual(['painted'])
})
