import { existsSync, readFileSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DeploySettings } from '#model/deploy.ts'
import { writeInto } from './write-into.ts'

type Formats = DeploySettings['compress']

/** How hard pages and everything else but bundles are packed: `kis build --pack`. */
export type PackLevel = 'quick' | 'best'

export interface Packing {
  readonly formats: Formats
  readonly level: PackLevel
}

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
/** Smaller files, in bytes, fit into a packet or two anyway. A page loads several bundles, so theirs is lower. */
const LEAST = 1_024
const LEAST_BUNDLE = 200

/** Decision 55 has bytes and time of each level. */
const LEVELS = { quick: { brotli: 7, gzip: 6 }, best: { brotli: 11, gzip: 9 } }
/** Bundles: few and small, loaded by every reader, and packed only when their content changes. */
const BUNDLES = /^(?:assets|sandbox)\//

/**
 * A window of 64 kB, where it holds the whole file: below level 10 the tables of matches are then a
 * few hundred kilobytes instead of megabytes, which saves a sixth of the time for the same size.
 */
const WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 16 }
const WINDOW_SIZE = 2 ** 16 - 16

/** Files in work at once: enough to keep the threads of libuv's pool busy, few enough to hold in memory. */
const AT_ONCE = 16

const brotliPacked = promisify(brotliCompress)
const gzipPacked = promisify(gzip)

/** Writes compressed copies beside files of a folder, in libuv's threads. */
export async function compressFiles(
  folder: string,
  names: readonly string[],
  packing: Packing,
): Promise<void> {
  if (packing.formats.length === 0) return
  // Those that take longest come first; the others keep the threads busy until the end.
  const isLong = (name: string) => Number(/^(?:assets|sandbox|vendor)\//.test(name))
  const waiting = names.toSorted((a, b) => isLong(a) - isLong(b))
  const compressNext = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      await compressFile(folder, name, packing)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext))
}

async function compressFile(
  folder: string,
  name: string,
  { formats, level }: Packing,
): Promise<void> {
  const path = join(folder, name)
  // The check of the release reports a file that is missing.
  if (!existsSync(path)) return
  const bytes = readFileSync(path)
  const isBundle = BUNDLES.test(name)
  const levels = LEVELS[isBundle ? 'best' : level]
  const isSmall = bytes.length < (isBundle ? LEAST_BUNDLE : LEAST)
  for (const format of formats) {
    const copy = path + SUFFIX[format]
    if (isSmall) rmSync(copy, { force: true })
    else if (format === 'gzip') writeInto(copy, await gzipPacked(bytes, { level: levels.gzip }))
    else writeInto(copy, await brotliPacked(bytes, brotliOptions(levels.brotli, bytes.length)))
  }
}

const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    ...(quality < 10 && size < WINDOW_SIZE && WINDOW),
  },
})

const SUFFIX = { brotli: '.br', gzip: '.gz' } as const

/** Whether hosts may send a file packed. */
export const isPackable = (name: string): boolean => COMPRESSED.has(extname(name))

/** Changes when the same file would be packed into other bytes. */
export const packingIdentity = (packing: Packing): string =>
  JSON.stringify([
    packing,
    LEVELS,
    BUNDLES.source,
    WINDOW_SIZE,
    LEAST,
    LEAST_BUNDLE,
    process.versions['brotli'],
    process.versions['zlib'],
  ])

/** A file and what may lie beside it in these formats. */
export const compressedNames = (file: string, formats: Formats): string[] => [
  file,
  ...formats.map((format) => file + SUFFIX[format]),
]
