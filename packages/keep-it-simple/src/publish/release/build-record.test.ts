import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  NOTHING,
  pruneRecords,
  readBuildRecord,
  retainedShells,
  writeBuildRecord,
} from './build-record.ts'
import { releaseFolders, type ReleaseFolders } from './folders.ts'

const [PUBLISHED, BEFORE, OLD] = ['1', '2', '3'].map((digit) => digit.repeat(16)) as [
  string,
  string,
  string,
]
let root: string
let folders: ReleaseFolders

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'record-'))
  folders = releaseFolders(join(root, 'dist'), join(root, '.content'))
  for (const [folder, build] of [
    [folders.dist, PUBLISHED],
    [folders.last, BEFORE],
  ] as const) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'release.json'), `{"format":1,"build":"${build}"}`)
  }
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('is found again with its release, whole where an older engine wrote less', () => {
  const record = { ...NOTHING, look: 'a', pages: { '/': 'x' } }
  writeBuildRecord(folders.record(PUBLISHED), record)
  expect(readBuildRecord(folders.dist, folders)).toEqual(record)
  writeFileSync(folders.record(BEFORE), '{"look":"b"}')
  expect(readBuildRecord(folders.last, folders)).toEqual({ ...NOTHING, look: 'b' })
})

it('goes with its release: those of the published one and the one before stay', () => {
  for (const build of [PUBLISHED, BEFORE, OLD]) writeBuildRecord(folders.record(build), NOTHING)
  writeFileSync(join(folders.home, 'journal.json'), '{}')
  writeFileSync(join(folders.home, `own-${OLD}.json`), '{}')
  pruneRecords(folders)
  expect(readdirSync(folders.home).toSorted()).toEqual([
    `${PUBLISHED}.json`,
    `${BEFORE}.json`,
    'journal.json',
    'last',
    `own-${OLD}.json`,
  ])
})

it('keeps the files of as many earlier shells as were asked for, newest first', () => {
  const first = retainedShells(['a'], [], 2)
  expect(first).toEqual([['a']])
  const second = retainedShells(['b'], first, 2)
  const third = retainedShells(['c'], second, 2)
  expect(third).toEqual([['c'], ['b'], ['a']])
  expect(retainedShells(['d'], third, 2)).toEqual([['d'], ['c'], ['b']])
})

it('does not count a build that changed nothing, nor a step back', () => {
  expect(retainedShells(['b'], [['b'], ['a']], 2)).toEqual([['b'], ['a']])
  expect(retainedShells(['a'], [['b'], ['a']], 2)).toEqual([['a'], ['b']])
  const [one, other] = [
    ['a', 'bc'],
    ['ab', 'c'],
  ]
  expect(retainedShells(['a', 'bc'], [one], 2)).toEqual([one])
  expect(retainedShells(one, [other], 2)).toEqual([one, other])
})
