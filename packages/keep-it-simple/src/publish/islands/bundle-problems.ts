import { relative } from 'node:path'
import { normalizePath } from 'vite'
import type { Diagnostic } from '#model/diagnostic.ts'

interface BundlerError {
  readonly message?: string
  readonly id?: string
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number }
  readonly errors?: readonly BundlerError[]
}

/** What the bundler says of an author's component, as a diagnostic of that file. */
export function bundleProblems(error: unknown, root: string): Diagnostic[] {
  const whole = error as BundlerError
  const all = whole.errors && whole.errors.length > 0 ? whole.errors : [whole]
  return all.map(({ message = String(error), id, loc }) => {
    const path = loc?.file ?? id
    const [first = ''] = message
      .replaceAll(/\x1b\[[\d;]*m/g, '')
      .trim()
      .split('\n')
    return {
      severity: 'error',
      code: 'island-build',
      file: path === undefined ? 'blocks' : normalizePath(relative(root, path)),
      ...(loc && { line: loc.line, column: loc.column + 1 }),
      message: `The component cannot be bundled: ${first}`,
      remedy: 'Correct the file; its first frame is drawn while pages are compiled.',
    }
  })
}
