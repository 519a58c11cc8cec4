import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { RelatedMemory } from './related-memory.ts'

const fileOfTest = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'related-memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'related.json')
}

/** Asks for some pages; gives those that had to be looked for. */
const ask = (file: string, parts: Readonly<Record<string, string>>): string[] => {
  const memory = new RelatedMemory(file)
  const looked: string[] = []
  for (const [path, part] of Object.entries(parts)) {
    const found = { related: [{ path: `/${part}/`, title: part }] }
    const ways = memory.recall(path, ['same', part], () => {
      looked.push(path)
      return found
    })
    expect(ways).toEqual(found)
  }
  memory.save()
  return looked
}

it('looks only for what was found from something else', () => {
  const file = fileOfTest()
  expect(ask(file, { '/a/': 'one', '/b/': 'two' })).toEqual(['/a/', '/b/'])
  expect(ask(file, { '/a/': 'one', '/b/': 'two' })).toEqual([])
  expect(ask(file, { '/a/': 'one', '/b/': 'three' })).toEqual(['/b/'])
  expect(ask(file, { '/b/': 'three', '/constructor/': 'new' })).toEqual(['/constructor/'])
})

it('forgets pages that were not asked for', () => {
  const file = fileOfTest()
  ask(file, { '/a/': 'one', '/b/': 'two' })
  ask(file, { '/a/': 'one' })
  expect(readFileSync(file, 'utf8')).not.toContain('/b/')
  expect(ask(file, { '/b/': 'two' })).toEqual(['/b/'])
})

it('leaves its file alone where nothing changed', () => {
  const file = fileOfTest()
  ask(file, { '/a/': 'one' })
  rmSync(file)
  const memory = new RelatedMemory(file)
  memory.save()
  expect(existsSync(file)).toBe(false)
  ask(file, { '/a/': 'one' })
  const text = readFileSync(file, 'utf8')
  // Written otherwise than it would be, so that a second writing would show.
  writeFileSync(file, ` ${text}`)
  ask(file, { '/a/': 'one' })
  expect(readFileSync(file, 'utf8')).toBe(` ${text}`)
  ask(file, { '/a/': 'two' })
  expect(readFileSync(file, 'utf8')).not.toContain('"one"')
})

it('does not take over what other code found', () => {
  const file = fileOfTest()
  ask(file, { '/a/': 'one' })
  const text = readFileSync(file, 'utf8')
  const { identity } = JSON.parse(text) as { identity: string }
  expect(identity).toMatch(/^[0-9a-f]{64}$/)
  writeFileSync(file, text.replace(identity, 'f'.repeat(64)))
  expect(ask(file, { '/a/': 'one' })).toEqual(['/a/'])
})
