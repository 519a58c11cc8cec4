import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compressExtras } from './compress.ts'

it('packs a file again when it changed, and when its packed copy is gone', () => {
  const dist = mkdtempSync(join(tmpdir(), 'compress-'))
  const packed = join(dist, 'a.js.br')
  const pack = (before: Record<string, string>) =>
    compressExtras(['a.js'], dist, ['brotli'], before)
  writeFileSync(join(dist, 'a.js'), 'let a = 1\n'.repeat(1_000))
  const first = pack({})
  expect(existsSync(packed)).toBe(true)
  writeFileSync(packed, 'kept')
  pack(first)
  expect(existsSync(packed)).toBe(true)
  rmSync(packed)
  expect(pack(first)).toEqual(first)
  expect(existsSync(packed)).toBe(true)
  rmSync(dist, { recursive: true })
})
