import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../tests/support/old-site.ts'
import { copyPublicFiles } from './copy-public-files.ts'

it('files are copied to their places; what is there stays, and links are not followed', () => {
  const folder = writeFolder({ 'a.txt': 'a', 'deep/b.txt': 'b', 'c.txt': 'c', 'd.txt': 'd' })
  const publicDir = writeFolder({ 'same.txt': 'c', 'other.txt': 'not d' })
  onTestFinished(() => {
    for (const one of [folder, publicDir]) rmSync(one, { recursive: true })
  })
  symlinkSync(join(folder, 'a.txt'), join(folder, 'link.txt'))
  const names = {
    'link.txt': 'link.txt',
    'c.txt': 'same.txt',
    'd.txt': 'other.txt',
    'a.txt': 'a.txt',
    'deep/b.txt': 'new/er/b.txt',
  }
  const publicFiles = new Map(Object.entries(names))
  expect(copyPublicFiles({ folder, publicFiles }, publicDir)).toEqual({
    copied: ['public/a.txt', 'public/new/er/b.txt'],
    todo: [
      { file: 'link.txt', message: 'It is a link to somewhere else and is not copied.' },
      { file: 'd.txt', message: 'public/other.txt exists already and stays as it is.' },
    ],
  })
  const read = (name: string) => readFileSync(join(publicDir, name), 'utf8')
  expect([read('other.txt'), read('a.txt'), read('new/er/b.txt')]).toEqual(['not d', 'a', 'b'])
})
