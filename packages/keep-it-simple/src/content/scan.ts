import { existsSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs'
import { basename, join, sep } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'

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
  const root = realpathSync(docs)
  const visit = (folder: string, path: string) => {
    const entries = readdirSync(folder, { withFileTypes: true })
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      // What begins with an underscore is a part of pages, or notes of the author's, and no page;
      // with a dot, it is what editors and systems leave: locks, copies, bins.
      if (entry.name === SKIPPED || /^[._]/.test(entry.name)) continue
      const absolute = join(folder, entry.name)
      const file = path === '' ? entry.name : `${path}/${entry.name}`
      const kind = entry.isSymbolicLink()
        ? linkKind(root, absolute, file, diagnostics)
        : kindOf(entry)
      if (kind === 'folder') visit(absolute, file)
      else if (kind === 'file' && /\.md$/i.test(entry.name)) {
        const { size, mtimeMs } = statSync(absolute)
        files.push({ file: file.normalize('NFC'), absolute, size, mtimeMs })
      }
    }
  }
  visit(docs, '')
  return { files, diagnostics }
}

const kindOf = (entry: Dirent): 'folder' | 'file' | undefined =>
  entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : undefined

/** A link may stand for a file inside `docs/`; folders are not followed, so that no loop can arise. */
function linkKind(
  root: string,
  absolute: string,
  file: string,
  diagnostics: Diagnostic[],
): 'file' | undefined {
  const report = (code: string, message: string, remedy: string) =>
    diagnostics.push({ severity: 'error', code, file: `docs/${file}`, message, remedy })
  let target: string
  try {
    target = realpathSync(absolute)
  } catch {
    report(
      'dangling-symlink',
      'The symbolic link leads nowhere.',
      'Remove it or restore its target.',
    )
    return undefined
  }
  if (!target.startsWith(root + sep)) {
    report(
      'symlink-outside',
      'The symbolic link leaves `docs/`; nothing outside is published.',
      'Copy the file into `docs/`.',
    )
    return undefined
  }
  if (!statSync(target).isFile()) {
    report(
      'symlink-folder',
      'Symbolic links to folders are not followed.',
      'Move the folder or link its files one by one.',
    )
    return undefined
  }
  return 'file'
}
