import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'
import { entryKind, type ScannedFolder } from './entry-kind.ts'
import { unreadable } from './unreadable.ts'

export interface FoundFile {
  /** Path below `docs/`, with slashes, NFC. */
  readonly file: string
  readonly absolute: string
  readonly size: number
  readonly mtimeMs: number
}

/** A folder that holds no pages. */
const SKIPPED = 'node_modules'

/** Every Markdown file below `docs/`, in a stable order. Nothing outside is followed or read. */
export function scanDocs(docs: string): { files: FoundFile[]; diagnostics: Diagnostic[] } {
  const files: FoundFile[] = []
  const diagnostics: Diagnostic[] = []
  if (!existsSync(docs)) {
    const file = basename(docs)
    const remedy = 'Make it, with a `README.md` in it: the home page.'
    const message = `There is no folder ${docs}.`
    return { files, diagnostics: [{ severity: 'error', code: 'no-docs', file, message, remedy }] }
  }
  const entriesOf = (folder: string, path: string) => {
    try {
      const entries = readdirSync(folder, { withFileTypes: true })
      return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    } catch (error) {
      diagnostics.push(unreadable(path === '' ? 'docs' : `docs/${path}`, error))
      return []
    }
  }
  const scanned: ScannedFolder = { name: 'docs', root: realpathSync(docs), diagnostics }
  const visit = (folder: string, path: string) => {
    for (const entry of entriesOf(folder, path)) {
      // What begins with an underscore is a part of pages, or notes of the author's, and no page;
      // with a dot, it is what editors and systems leave: locks, copies, bins.
      if (entry.name === SKIPPED || /^[._]/.test(entry.name)) continue
      const absolute = join(folder, entry.name)
      const file = path === '' ? entry.name : `${path}/${entry.name}`
      const kind = entryKind(scanned, entry, absolute, file)
      const isPage = /\.md$/i.test(entry.name)
      if (kind === 'folder') {
        if (isPage) diagnostics.push(notAPage(file))
        visit(absolute, file)
      } else if (kind === 'file' && isPage) {
        try {
          const { size, mtimeMs } = statSync(absolute)
          files.push({ file: file.normalize('NFC'), absolute, size, mtimeMs })
        } catch (error) {
          diagnostics.push(unreadable(`docs/${file}`, error))
        }
      }
    }
  }
  visit(docs, '')
  return { files, diagnostics }
}

/** `x.md` with files in it: whoever looks for the page finds none. */
const notAPage = (file: string): Diagnostic => ({
  severity: 'warning',
  code: 'folder-like-page',
  file: `docs/${file}`,
  message: 'This is a folder with the name of a page.',
  remedy: 'Rename it without `.md`.',
})
