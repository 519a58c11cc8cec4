import { createHash } from 'node:crypto'
import { decodeSource, splitSource } from '../source.ts'

/** What a page's text is recognised by: its words, without front matter and however its lines are broken. */
export function textDigest(bytes: Uint8Array): string {
  const { text } = decodeSource('', bytes)
  const words =
    text === undefined ? bytes : splitSource('', text).source.markdown.trim().replace(/\s+/g, ' ')
  return createHash('sha256').update(words).digest('hex').slice(0, 32)
}
