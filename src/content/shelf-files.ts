import { join } from 'node:path'

/** Where things lie in `.content/`. Two-letter folders keep each one small at 100,000 pages. */
export const bodyFile = (out: string, hash: string): string =>
  join(out, 'bodies', hash.slice(0, 2), `${hash}.json`)

export const BODY_FOLDERS: readonly string[] = Array.from({ length: 256 }, (_, index) =>
  index.toString(16).padStart(2, '0'),
)

export const pagesFile = (out: string): string => join(out, 'pages.jsonl')
export const shelfFile = (out: string): string => join(out, 'shelf.json')
export const cacheFile = (out: string): string => join(out, 'compiled.jsonl')
