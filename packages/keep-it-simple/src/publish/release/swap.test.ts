import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeInto } from '../write-into.ts'
import { releaseFolders, type ReleaseFolders } from './folders.ts'
import { writeJournal } from './journal.ts'
import { buildIn } from './manifest.ts'
import { recover, swapIn } from './swap.ts'

let root: string
let folders: ReleaseFolders
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'swap-'))
  folders = releaseFolders(join(root, 'dist'), join(root, '.content'))
})
afterEach(() => rmSync(root, { recursive: true }))

const idOf = (letter: string) => letter.repeat(16)
const place = (folder: string, letter: string) => {
  writeInto(join(folder, 'release.json'), `{"format":1,"build":"${idOf(letter)}","files":{}}`)
  writeInto(join(folder, `${letter}.html`), letter)
}
/** Which release lies where. */
const state = () =>
  (['dist', 'last', 'next', 'aside', 'trash'] as const)
    .filter((name) => existsSync(folders[name]))
    .map((name) => `${name} ${buildIn(folders[name])?.[0] ?? '-'}`)
    .join(', ')

it('a release takes the place of the one before, which stays as the last', () => {
  place(folders.next, 'a')
  swapIn(folders, 'next')
  expect(state()).toBe('dist a')
  for (const [letter, after] of [
    ['b', 'dist b, last a'],
    ['c', 'dist c, last b'],
    // The same once more: there is nothing else to go back to.
    ['c', 'dist c, last b'],
  ] as const) {
    place(folders.next, letter)
    swapIn(folders, 'next')
    expect(state()).toBe(after)
  }
  swapIn(folders, 'last')
  expect(state()).toBe('dist b, last c')
  swapIn(folders, 'last')
  expect(state()).toBe('dist c, last b')
  expect(existsSync(folders.journal)).toBe(false)
})

it('a folder that is none of ours does not become the last release', () => {
  writeInto(join(folders.dist, 'own.html'), 'own')
  place(folders.next, 'a')
  swapIn(folders, 'next')
  expect(state()).toBe('dist a')
  expect(existsSync(join(folders.dist, 'own.html'))).toBe(false)
})

it('a branch that is checked out moves along', () => {
  place(folders.dist, 'a')
  writeInto(join(folders.dist, '.git/HEAD'), 'ref')
  place(folders.next, 'b')
  swapIn(folders, 'next')
  expect(readFileSync(join(folders.dist, '.git/HEAD'), 'utf8')).toBe('ref')
  swapIn(folders, 'last')
  expect(readFileSync(join(folders.dist, '.git/HEAD'), 'utf8')).toBe('ref')
  expect(existsSync(join(folders.last, '.git'))).toBe(false)
})

/** The moves of a swap, one after another; a kill comes between any two. */
const MOVES: readonly (readonly [
  'dist' | 'next' | 'last' | 'aside',
  'dist' | 'next' | 'last' | 'aside' | 'trash',
])[] = [
  ['dist', 'aside'],
  ['next', 'dist'],
  ['aside', 'next'],
  ['last', 'trash'],
  ['next', 'last'],
]
it.each(MOVES.map((_, count) => count).concat(MOVES.length))(
  '[B22] killed after %i of its moves, the published folder is whole again',
  (count) => {
    place(folders.last, 'a')
    place(folders.dist, 'b')
    writeInto(join(folders.dist, '.git/HEAD'), 'ref')
    place(folders.next, 'c')
    writeJournal(folders, { with: 'next', build: idOf('c'), keeps: true })
    for (const [from, to] of MOVES.slice(0, count)) renameSync(folders[from], folders[to])
    recover(folders)
    // Before the first move nothing has begun: the next build prints its own.
    expect(state()).toBe(count === 0 ? 'dist b, last a, next c' : 'dist c, last b')
    expect(readFileSync(join(folders.dist, '.git/HEAD'), 'utf8')).toBe('ref')
    expect(existsSync(folders.journal)).toBe(false)
  },
)

it.each([0, 1, 2, 3])('[B22] a rollback killed after %i of its moves is finished', (count) => {
  place(folders.last, 'a')
  place(folders.dist, 'b')
  writeJournal(folders, { with: 'last', build: idOf('a'), keeps: true })
  const moves = [
    ['dist', 'aside'],
    ['last', 'dist'],
    ['aside', 'last'],
  ] as const
  for (const [from, to] of moves.slice(0, count)) renameSync(folders[from], folders[to])
  recover(folders)
  expect(state()).toBe(count === 0 ? 'dist b, last a' : 'dist a, last b')
})
