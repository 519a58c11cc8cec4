import { closeSync, openSync, readSync } from 'node:fs'
import type { Diagnostic } from '#model/diagnostic.ts'

/** Names under which passwords, tokens and whole histories lie; `.well-known` and the like may be published. */
const SECRET_NAMES = /^(?:\.env(?:\..+)?|\.npmrc|\.netrc|\.htpasswd|\.git|\.svn|\.hg|\.ssh|\.aws)$/i
const PRIVATE_KEY = /^-----BEGIN [A-Z ]*PRIVATE KEY-----/
/** Enough for the line a key begins with. */
const FIRST = 64

/** A file or folder that was surely put into `public/` by mistake. */
export function secretFile(
  name: string,
  kind: 'folder' | 'file',
  absolute: string,
  file: string,
): Diagnostic | undefined {
  const isKey = kind === 'file' && PRIVATE_KEY.test(beginning(absolute))
  if (!isKey && !SECRET_NAMES.test(name)) return undefined
  return {
    severity: 'error',
    code: 'secret-file',
    file,
    message: 'This file holds secrets; everything in `public/` can be read by anybody.',
    remedy: 'Move it out of `public/`.',
  }
}

function beginning(file: string): string {
  const first = Buffer.alloc(FIRST)
  const open = openSync(file, 'r')
  try {
    return first.toString('latin1', 0, readSync(open, first, 0, FIRST, 0))
  } finally {
    closeSync(open)
  }
}
