import { createHash } from 'node:crypto'

/** The first half of an encrypted file's name: which part of which page it is, and nothing else. */
export const sealedOwner = (path: string, part: string): string =>
  createHash('sha256').update(`${path}|${part}`).digest('hex').slice(0, 12)
