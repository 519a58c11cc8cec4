import { realpathSync, statSync, type Dirent } from 'node:fs'
import { sep } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'

/** The folder of the author's that is read, and where to report what must not be read. */
export interface ScannedFolder {
  /** Its name in diagnostics: `docs` or `public`. */
  readonly name: string
  /** Its real path. */
  readonly root: string
  readonly diagnostics: Diagnostic[]
}

/**
 * What an entry is, if it may be published. A link may stand for a file inside the same folder;
 * folders are not followed, so that no loop can arise. Pipes, devices and sockets have no content a
 * build could copy: reading one may never end.
 */
export function entryKind(
  { name, root, diagnostics }: ScannedFolder,
  entry: Dirent,
  absolute: string,
  file: string,
): 'folder' | 'file' | undefined {
  const refuse = (code: string, message: string, remedy: string) => {
    diagnostics.push({ severity: 'error', code, file: `${name}/${file}`, message, remedy })
    return undefined
  }
  if (entry.isDirectory()) return 'folder'
  if (entry.isFile()) return 'file'
  if (!entry.isSymbolicLink())
    return refuse(
      'special-file',
      'This is a pipe, a socket or a device; only files are published.',
      `Remove it from \`${name}/\`.`,
    )
  let target: string
  try {
    target = realpathSync(absolute)
  } catch {
    return refuse(
      'dangling-symlink',
      'The symbolic link leads nowhere.',
      'Remove it or restore its target.',
    )
  }
  if (!`${target}${sep}`.startsWith(root + sep))
    return refuse(
      'symlink-outside',
      `The symbolic link leaves \`${name}/\`; nothing outside is published.`,
      `Copy the file into \`${name}/\`.`,
    )
  const found = statSync(target)
  if (found.isFile()) return 'file'
  if (found.isDirectory())
    return refuse(
      'symlink-folder',
      'Symbolic links to folders are not followed.',
      'Move the folder or link its files one by one.',
    )
  return refuse(
    'special-file',
    'The symbolic link stands for a pipe, a socket or a device; only files are published.',
    'Remove it.',
  )
}
