import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildIn, manifestOf, sha256, type FileNote } from './manifest.ts'

const note = (text: string, age = 1): FileNote => [text.length, age, age, sha256(text)]
const files = (age: number, ...order: string[]) =>
  new Map(order.map((name) => [name, note(name, age)] as const))

it('is the same for the same bytes, whenever and in whatever order they were written', () => {
  const one = manifestOf(files(1, 'b', 'a'), () => false)
  expect(manifestOf(files(2, 'a', 'b'), () => false)).toEqual(one)
  expect(manifestOf(files(1, 'a'), () => false).build).not.toBe(one.build)
  expect(JSON.parse(one.text)).toEqual({
    format: 1,
    build: one.build,
    files: { a: [1, sha256('a')], b: [1, sha256('b')] },
  })
})

it('names no address that is not announced', () => {
  const { text } = manifestOf(files(1, 'a', 'secret/index.html'), (name) => name !== 'a')
  expect(text).not.toContain('secret')
  expect(Object.keys((JSON.parse(text) as { files: object }).files)).toEqual([
    'a',
    `sha256:${sha256('secret/index.html')}`,
  ])
})

it('a folder is known by it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'))
  expect(buildIn(folder)).toBeUndefined()
  const { build, text } = manifestOf(files(1, 'a'), () => false)
  writeFileSync(join(folder, 'release.json'), text)
  expect(buildIn(folder)).toBe(build)
  writeFileSync(join(folder, 'release.json'), ` ${text}`)
  expect(buildIn(folder)).toBeUndefined()
  rmSync(folder, { recursive: true })
})
