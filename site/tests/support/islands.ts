import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtPaths, DIST } from './page-store.ts'

/** A living figure of a built page. */
export interface PageIsland {
  readonly path: string
  /** Of the figure, as links name it. */
  readonly id: string
  /** Folder of its component. */
  readonly name: string
}

/** A figure, the anchors of links that set its state, and the island. */
const ISLAND =
  /<figure class="figure-island" id="([^"]+)">\s*(?:<span[^>]*><\/span>\s*)*<div class="island" data-island="([^"]+)"/g

/** Every living figure that was built, so that a new one is tested without being listed. */
export function builtIslands(): PageIsland[] {
  return builtPaths().flatMap((path) =>
    [...htmlOf(path).matchAll(ISLAND)].map(([, id = '', name = '']) => ({ path, id, name })),
  )
}

function htmlOf(path: string): string {
  const file = path.endsWith('.html') ? path : `${path}index.html`
  try {
    return readFileSync(join(DIST, file), 'utf8')
  } catch {
    return ''
  }
}

/** What a script of the site weighs on its way to a reader. */
export function weightOf(address: string): number {
  return brotliCompressSync(readFileSync(join(DIST, new URL(address).pathname))).length
}
