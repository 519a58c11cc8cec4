import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { proofKey, readProofs, writeProofs } from './proofs.ts'

const folder = mkdtempSync(join(tmpdir(), 'proofs-'))
const file = join(folder, 'verified.txt')
afterAll(() => rmSync(folder, { recursive: true }))

const block = { language: 'python', code: 'print(1)\n', output: '1\n', fails: false } as const

describe('proofs', () => {
  it('are about one program, one output and one way to end', () => {
    const keys = [
      block,
      { ...block, code: 'print(1) \n' },
      { ...block, output: '2\n' },
      { ...block, fails: true },
      { ...block, language: 'sql' as const },
    ].map(proofKey)
    expect(new Set(keys).size).toBe(5)
    expect(keys[0]).toBe(proofKey({ ...block }))
    expect(keys[0]).toMatch(/^[\da-f]{32}$/)
  })

  it('stand on a line each, sorted, whatever order they came in', () => {
    const proof = { tool: 'Python 3.14.2 (Pyodide 314.0.7)', date: '2026-11-15' }
    const [b, a] = ['b'.repeat(32), 'a'.repeat(32)]
    writeProofs(
      file,
      new Map([
        [b, proof],
        [a, proof],
      ]),
    )
    expect(readFileSync(file, 'utf8').split('\n')).toEqual([
      `${a} 2026-11-15 Python 3.14.2 (Pyodide 314.0.7)`,
      `${b} 2026-11-15 Python 3.14.2 (Pyodide 314.0.7)`,
      '',
    ])
    expect(readProofs(file).get(b)).toEqual(proof)
  })

  it('that are no proofs are ignored, such as the marks of a conflict', () => {
    writeFileSync(file, '<<<<<<< ours\nabc 2026-11-15 Go 1\n=======\n')
    expect(readProofs(file).size).toBe(0)
    expect(readProofs(join(folder, 'none')).size).toBe(0)
  })

  it.each([
    ['a short key', `${'a'.repeat(31)} 2026-11-15 Go`],
    ['words before it', `x ${'a'.repeat(32)} 2026-11-15 Go`],
    ['no day', `${'a'.repeat(32)} Go`],
    ['no tool', `${'a'.repeat(32)} 2026-11-15 `],
  ])('are read past a line with %s', (_, line) => {
    writeFileSync(file, `${line}\n${'b'.repeat(32)} 2026-11-15 Go 1\n`)
    expect([...readProofs(file)]).toEqual([['b'.repeat(32), { date: '2026-11-15', tool: 'Go 1' }]])
  })
})
