import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../tests/support/old-site.ts'
import { writeImport } from './write-import.ts'

const CHANGE = { line: 1, message: 'changed' }
const TODO = { line: 2, message: 'to do' }

function prepare() {
  const root = writeFolder({
    'docs/own.md': 'own',
    'docs/b/same.png': 'p',
    'docs/b/other.png': 'x',
  })
  const folder = writeFolder({ 'p.png': 'p', 'q.png': 'q' })
  onTestFinished(() => {
    for (const one of [root, folder]) rmSync(one, { recursive: true })
  })
  mkdirSync(join(root, 'outside'))
  symlinkSync(join(root, 'outside'), join(root, 'docs/link'))
  const docs = join(root, 'docs')
  const write = (to: string | undefined, pictures: Readonly<Record<string, string>> = {}) =>
    writeImport(
      [
        {
          from: 'a.md',
          ...(to !== undefined && { to, text: 'text' }),
          changes: [CHANGE],
          todo: [TODO],
          pictures: new Map(Object.entries(pictures)),
        },
      ],
      folder,
      docs,
    )
  return { root, docs, write }
}

it('a page comes with its pictures, in the order of their names', () => {
  const { docs, write } = prepare()
  expect(write('deep/er/a.md', { 'q.png': 'z/q.png', 'p.png': 'b/same.png' })).toEqual({
    files: [{ from: 'a.md', to: 'docs/deep/er/a.md', changes: [CHANGE], todo: [TODO] }],
    pictures: ['docs/b/same.png', 'docs/z/q.png'],
  })
  expect(readFileSync(join(docs, 'deep/er/a.md'), 'utf8')).toBe('text')
  expect(readFileSync(join(docs, 'z/q.png'), 'utf8')).toBe('q')
})

it.each([
  [undefined, [TODO]],
  ['own.md', [{ message: 'docs/own.md exists already and stays as it is.' }]],
  ['link/a.md', [{ message: 'docs/link/a.md would lie outside of docs/.' }]],
  ['link/deep/a.md', [{ message: 'docs/link/deep/a.md would lie outside of docs/.' }]],
  ['../docs-2/a.md', [{ message: 'docs/../docs-2/a.md would lie outside of docs/.' }]],
])('a page that would be %s is not written, and neither are its pictures', (to, todo) => {
  const { root, docs, write } = prepare()
  expect(write(to, { 'p.png': 'new.png' })).toEqual({
    files: [{ from: 'a.md', changes: [], todo }],
    pictures: [],
  })
  expect(readFileSync(join(docs, 'own.md'), 'utf8')).toBe('own')
  for (const file of ['docs/new.png', 'outside/a.md', 'outside/deep', 'docs-2'])
    expect(existsSync(join(root, file))).toBe(false)
})

it('of pictures that cannot be copied the page says why', () => {
  const { root, docs, write } = prepare()
  const { files, pictures } = write('a.md', { 'p.png': 'b/other.png', 'q.png': 'link/q.png' })
  expect(files[0]?.todo).toEqual([
    TODO,
    { message: 'docs/b/other.png exists already with another picture and stays as it is.' },
    { message: 'The picture docs/link/q.png would lie outside of docs/.' },
  ])
  expect(pictures).toEqual([])
  expect(readFileSync(join(docs, 'b/other.png'), 'utf8')).toBe('x')
  expect(existsSync(join(root, 'outside/q.png'))).toBe(false)
})
