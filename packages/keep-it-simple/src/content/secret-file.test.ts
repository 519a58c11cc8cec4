import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secretFile } from './secret-file.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-file-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function found(name: string, text = 'x', kind: 'file' | 'folder' = 'file') {
  const absolute = join(folder, 'one')
  writeFileSync(absolute, text)
  return secretFile(name, kind, absolute, `public/${name}`)
}

it.each([
  '.env',
  '.env.local',
  '.ENV',
  '.npmrc',
  '.netrc',
  '.htpasswd',
  '.git',
  '.svn',
  '.hg',
  '.ssh',
  '.aws',
])('%s is no file to publish, nor a folder', (name) => {
  const said = {
    severity: 'error',
    code: 'secret-file',
    file: `public/${name}`,
    message: 'This file holds secrets; everything in `public/` can be read by anybody.',
    remedy: 'Move it out of `public/`.',
  }
  expect(found(name)).toEqual(said)
  expect(secretFile(name, 'folder', join(folder, 'none'), `public/${name}`)).toEqual(said)
})

it.each(['.well-known', '.env-example', 'a.env', '.gitignore', '.nojekyll'])(
  '%s may be published',
  (name) => {
    expect(found(name)).toBeUndefined()
  },
)

it.each([
  '-----BEGIN PRIVATE KEY-----\nx',
  '-----BEGIN RSA PRIVATE KEY-----',
  '-----BEGIN OPENSSH PRIVATE KEY-----\n'.padEnd(900, 'x'),
])('a key is known by its first line: %s', (text) => {
  expect(found('a.txt', text)?.code).toBe('secret-file')
})

it.each([
  '',
  'x-----BEGIN PRIVATE KEY-----',
  '-----BEGIN CERTIFICATE-----',
  `-----BEGIN ${'A'.repeat(64)} PRIVATE KEY-----`,
])('no key begins like this: %s', (text) => {
  expect(found('a.txt', text)).toBeUndefined()
})

const OPEN = '/proc/self/fd'

it.skipIf(!existsSync(OPEN))('leaves no file open', () => {
  const before = readdirSync(OPEN).length
  for (let count = 0; count < 9; count++) found('a.txt')
  expect(readdirSync(OPEN)).toHaveLength(before)
})
