import { join } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'
import { writeInto } from '../write-into.ts'
import { writeBuildRecord, type BuildRecord } from './build-record.ts'
import { checkRelease } from './check-release.ts'
import type { LeakScan } from './leak-scan.ts'
import { MANIFEST, manifestOf } from './manifest.ts'
import type { Release } from './release.ts'
import { swapIn, type Swapped } from './swap.ts'

/**
 * Checks a printed release, lists its files, and publishes it. Where something is wrong, `dist/` stays
 * as it is.
 */
export function completeRelease(
  release: Release,
  record: Omit<BuildRecord, 'files' | 'copied' | 'packing'>,
  leaks: LeakScan,
): {
  readonly problems: readonly Diagnostic[]
  readonly build?: string
  readonly swapped?: Swapped
} {
  const { files, problems } = checkRelease(release, leaks)
  if (problems.length > 0) return { problems }
  const { folders, folder, packing, copied } = release
  const { build, text } = manifestOf(
    files,
    (name) => release.announced.get(release.announcedName(name)) === true,
  )
  writeInto(join(folder, MANIFEST), text)
  writeBuildRecord(folders.record(build), {
    ...record,
    packing,
    copied,
    files: Object.fromEntries(files),
  })
  return { problems, build, swapped: swapIn(folders, 'next') }
}
