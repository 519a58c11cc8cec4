import type { Diagnostic } from '#model/diagnostic.ts'

/** A file or folder that lies in the author's folder and cannot be read, or is gone since it was found. */
export function unreadable(file: string, error: unknown): Diagnostic {
  const report = (message: string, remedy: string): Diagnostic => ({
    severity: 'error',
    code: 'unreadable-file',
    file,
    message,
    remedy,
  })
  const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  if (why === 'ENOENT')
    return report('It was there when the build began and is gone now.', 'Run the command again.')
  if (why === 'EACCES' || why === 'EPERM')
    return report('It may not be read.', 'Give the account that builds the right to read it.')
  return report(`It cannot be read: ${why}.`, 'Look at the file and the disk it lies on.')
}
