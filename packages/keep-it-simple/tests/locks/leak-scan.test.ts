import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { runs } from '../support/runs.ts'
import { formsOf, LeakScanner } from '../support/leak-scan.ts'

/** The scanner must find what is planted before its zero counts. */
const WORDS = ['zanzibarquokka', '密语甲乙丙', 'Ä-mixedCASE-ß']
const scanner = new LeakScanner(WORDS)
const embedded = (bytes: Buffer) =>
  Buffer.concat([Buffer.from('<p>before '), bytes, Buffer.from(' after</p>')])

function zip(bytes: Buffer): Buffer {
  const packed = deflateRawSync(bytes)
  const head = Buffer.alloc(30)
  head.write('PK\u0003\u0004', 0, 'latin1')
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt16LE(5, 26)
  return Buffer.concat([head, Buffer.from('a.txt'), packed, Buffer.from('PK\u0001\u0002')])
}

const PACKED: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
  ['gzip', gzipSync],
  ['gzip in the middle of a file', (bytes) => embedded(gzipSync(bytes))],
  ['brotli', brotliCompressSync],
  ['zlib', deflateSync],
  ['a compressed chunk of a PNG', (bytes) => embedded(deflateSync(bytes))],
  ['raw deflate', deflateRawSync],
  ['zip', zip],
  ['base64', (bytes) => Buffer.from(bytes.toString('base64'))],
  ['a data URL', (bytes) => Buffer.from(`url(data:text/plain;base64,${bytes.toString('base64')})`)],
  ['gzip in base64', (bytes) => embedded(Buffer.from(gzipSync(bytes).toString('base64')))],
  ['base64 in brotli', (bytes) => brotliCompressSync(Buffer.from(bytes.toString('base64')))],
]

it.each(WORDS)('[A42] leak scan: finds %s in every form and packing', (word) => {
  const planted: (readonly [string, Buffer])[] = [
    ...[...formsOf(word)]
      .filter(([, form]) => form.length > 1)
      .map(([name, form]) => [name, embedded(form)] as const),
    ...PACKED.map(([name, pack]) => [name, pack(embedded(Buffer.from(word)))] as const),
  ]
  const missed = planted.filter(
    ([, bytes]) => !scanner.scan('x', bytes).some((leak) => leak.word === word),
  )
  expect(missed.map(([name]) => name)).toEqual([])
})

/** In the long gate 20 MB within 10 s. */
const MEGABYTES = runs(20, 4)

it(`[A41] [A42] leak scan: finds a word in a file name, and none in ${MEGABYTES} MB of noise`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'leaks-'))
  try {
    for (let n = 0; n < MEGABYTES; n++)
      writeFileSync(join(folder, `${n}.bin`), randomBytes(1 << 20))
    const many = Array.from({ length: 250 }, (_, n) => `word${n}of${n * 7919}many`)
    const before = process.threadCpuUsage()
    expect(new LeakScanner([...WORDS, ...many]).scanFolder(folder)).toEqual([])
    // Work of this thread: others may be busy.
    expect(process.threadCpuUsage(before).user / 1e6).toBeLessThan(MEGABYTES / 2)
    writeFileSync(join(folder, `${WORDS[0]}.txt`), '')
    expect(scanner.scanFolder(folder).map(({ word }) => word)).toContain(WORDS[0])
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 120_000)
