import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { blobDigests } from './blob-texts.ts'
import { textDigest } from './text-digest.ts'

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'blobs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder }).toString().trim()
  git('init', '-q')
  const blob = (text: string) => {
    writeFileSync(join(folder, 'file'), text)
    return git('hash-object', '-w', 'file')
  }
  return { folder, git, blob }
}

const digest = (text: string) => textDigest(Buffer.from(text))

it('each blob is known by its text', async () => {
  const { folder, blob } = repository()
  // The last one comes in several pieces.
  const texts = ['', 'one\n', 'one\n\ntwo\n', '字\n', `${'a long line\n'.repeat(20_000)}end`]
  const names = texts.map(blob)
  const found = await blobDigests(folder, new Set(names))
  expect([...found]).toEqual(texts.map((text, nth) => [names[nth], digest(text)]))
})

it('what is no blob, or is not there, is left out, and the next one is read', async () => {
  const { folder, git, blob } = repository()
  const [one, two] = [blob('one\n'), blob('two\n')]
  const missing = '1'.repeat(40)
  git('add', 'file')
  const found = await blobDigests(folder, new Set([missing, one, 'no name', two]))
  expect([...found.keys()]).toEqual([one, two])
})

it('nothing is asked where there is nothing to ask, and nothing found without git', async () => {
  const { folder } = repository()
  expect(await blobDigests(join(folder, 'none'), new Set())).toEqual(new Map())
  expect(await blobDigests(join(folder, 'none'), new Set(['1'.repeat(40)]))).toEqual(new Map())
})
