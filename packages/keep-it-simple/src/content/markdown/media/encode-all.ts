import { encodePicture } from './encode-picture.ts'
import type { Unencoded } from './variants.ts'

/** Node gives native work four threads. */
const THREADS = 4

/**
 * Encodes pictures on all cores, as many at once as there are: that many are in memory. The work is
 * done by native threads, so this one stays free.
 */
export async function encodeAllPictures(
  pictures: readonly Unencoded[],
  generated: string,
  cores: number,
): Promise<void> {
  if (pictures.length === 0) return
  const { default: sharp } = await import('sharp')
  const workers = Math.min(THREADS, cores, pictures.length)
  // Nothing is decoded twice, and with several threads for one picture AVIF has other bytes.
  sharp.cache(false)
  sharp.concurrency(1)
  const waiting = [...pictures].reverse()
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await encodePicture(next, generated)
  }
  await Promise.all(Array.from({ length: workers }, work))
}
