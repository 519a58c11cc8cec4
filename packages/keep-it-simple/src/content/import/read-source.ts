import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeSource } from '../source.ts'
import type { FailedFile } from './import-report.ts'
import { noted, type Note } from './note.ts'
import { readFrontMatter, type ReadPage } from './read-front-matter.ts'

/** A file with its front matter, or why it cannot be imported. */
export function readSource(folder: string, from: string): ReadPage | FailedFile {
  const fail = (note: Note): FailedFile => ({ from, todo: [note] })
  const { text, diagnostics } = decodeSource(from, readFileSync(join(folder, from)))
  if (text === undefined)
    return fail(noted(diagnostics[0]?.message ?? 'The file cannot be read.', diagnostics[0]?.line))
  const page = readFrontMatter(text)
  return 'refused' in page ? fail(page.refused) : page
}
