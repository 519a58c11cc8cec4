import { createHash } from 'node:crypto'
import type { CompiledPage } from './compiled-page.ts'

/** What changes with a page: all of it, and what other pages, lists and checks may see of it. */
export interface PageFace {
  readonly stamp: string
  readonly face: string
}

/**
 * A text that changed and kept its face changes its own page and no other. Where things stand in the
 * file is no part of the face: only problems say it, and pages with problems are never patched.
 */
export function faceOf(page: CompiledPage): PageFace {
  const { bodyHash, sourceHash, words, keyLines: _, links, programs, ...seen } = page
  const placeless = [
    links.map(({ href, text }) => [href, text]),
    programs.map(({ shape }) => shape),
  ]
  const face = hashOf(JSON.stringify([seen, placeless]))
  return { face, stamp: hashOf(`${face} ${bodyHash} ${sourceHash} ${words}`) }
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16)
