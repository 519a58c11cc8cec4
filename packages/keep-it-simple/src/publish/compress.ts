import { rmSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { DeploySettings } from '#model/deploy.ts'
import { writeInto } from './write-into.ts'

type Formats = DeploySettings['compress']

const COMPRESSED = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.md',
  '.webmanifest',
  '.wasm',
  '.data',
])
/** Below it, in bytes, an answer fits a packet or two anyway. Of assets a page loads several. */
const LEAST = 1_024
const LEAST_ASSET = 200

/**
 * At level 7 a page takes 0.8 ms, at 10 it takes 15 ms and is seven per cent smaller, at 11 45 ms and
 * nine. Hashed files are few, and every reader loads them: they are worth the most.
 */
const EFFORT = {
  quick: { brotli: 7, gzip: 6 },
  // Thousands of small files, of which a reader loads a few: 9 takes four times as long for two per cent.
  piece: { brotli: 6, gzip: 6 },
  document: { brotli: 10, gzip: 6 },
  asset: { brotli: 11, gzip: 9 },
} as const

/**
 * A window of 64 kB, where it holds the whole file: below level 10 the tables of matches are then a
 * few hundred kilobytes instead of megabytes, which saves a sixth of the time for the same size.
 */
const WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 16 }
const WINDOW_SIZE = 2 ** 16 - 16

export type Effort = keyof typeof EFFORT

/** Above so many pages a build would feel the difference more than their readers. */
const MANY = 1_000

export const documentEffort = (pages: number): Effort => (pages > MANY ? 'quick' : 'document')

/** Writes what hosts send as it is beside a file that was just written. */
export function compressFile(
  path: string,
  bytes: Uint8Array,
  formats: Formats,
  effort: Effort,
): void {
  if (!isPackable(path)) return
  const isSmall = bytes.length < (effort === 'asset' ? LEAST_ASSET : LEAST)
  const { brotli, gzip } = EFFORT[effort]
  for (const format of formats) {
    const file = `${path}${SUFFIX[format]}`
    if (isSmall) rmSync(file, { force: true })
    else if (format === 'gzip') writeInto(file, gzipSync(bytes, { level: gzip }))
    else
      writeInto(
        file,
        brotliCompressSync(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotli,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            ...(brotli < 10 && bytes.length < WINDOW_SIZE && WINDOW),
          },
        }),
      )
  }
}

const SUFFIX = { brotli: '.br', gzip: '.gz' } as const

/** Whether hosts may send a file packed. */
export const isPackable = (name: string): boolean => COMPRESSED.has(extname(name))

/** Changes when the same file would be packed into other bytes. */
export const packingIdentity = (formats: Formats): string =>
  JSON.stringify([
    formats,
    EFFORT,
    WINDOW_SIZE,
    LEAST,
    LEAST_ASSET,
    process.versions['brotli'],
    process.versions['zlib'],
  ])

/** A file and what may lie beside it in these formats. */
export const compressedNames = (file: string, formats: Formats): string[] => [
  file,
  ...formats.map((format) => file + SUFFIX[format]),
]
