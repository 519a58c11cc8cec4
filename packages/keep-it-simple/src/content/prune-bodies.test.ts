import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { bodyFile } from './page-store-files.ts'
import { readProofs, writeProofs } from './proofs.ts'
import { pruneBodies } from './prune-bodies.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prune-bodies-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('bodies that no page has are removed, and others stay', () => {
  const out = newFolder()
  const names = ['aa11', 'aa22', 'bb33', 'cc44'].map((one) => one.repeat(8))
  for (const name of names) {
    mkdirSync(dirname(bodyFile(out, name)), { recursive: true })
    writeFileSync(bodyFile(out, name), '""')
  }
  pruneBodies(out, new Set([names[1]!, names[3]!]))
  const left = readdirSync(join(out, 'bodies'), { recursive: true, encoding: 'utf8' })
  expect(
    left
      .filter((one) => one.endsWith('.json'))
      .map((one) => join(out, 'bodies', one))
      .sort(),
  ).toEqual([bodyFile(out, names[1]!), bodyFile(out, names[3]!)].sort())
})

it('proofs that are written as they are leave their file alone', () => {
  const file = join(newFolder(), 'verified.txt')
  const proofs = new Map([['a'.repeat(32), { date: '2026-11-15', tool: 'Go 1.19.8' }]])
  writeProofs(file, proofs)
  const first = statSync(file)
  writeProofs(file, proofs)
  expect(statSync(file).ino).toBe(first.ino)
  writeProofs(file, new Map())
  expect(readProofs(file).size).toBe(0)
  expect(readdirSync(dirname(file))).toEqual(['verified.txt'])
})

it.each([
  ['a short key', `${'a'.repeat(31)} 2026-11-15 Go`],
  ['a long key', `${'a'.repeat(33)} 2026-11-15 Go`],
  ['words before it', `x ${'a'.repeat(32)} 2026-11-15 Go`],
  ['no day', `${'a'.repeat(32)} Go`],
  ['no tool', `${'a'.repeat(32)} 2026-11-15 `],
])('a line with %s is no proof', (_, line) => {
  const file = join(newFolder(), 'verified.txt')
  const good = `${'b'.repeat(32)} 2026-11-15 Go 1`
  writeFileSync(file, `${line}\n${good}\n`)
  expect([...readProofs(file)]).toEqual([['b'.repeat(32), { date: '2026-11-15', tool: 'Go 1' }]])
})
