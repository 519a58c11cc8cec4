import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { normalizePath } from './normalize-path.ts'
import type { Diagnostic } from '#model/diagnostic.ts'

interface BundlerError {
  readonly message?: string
  readonly id?: string
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number }
  readonly errors?: readonly BundlerError[]
}

/** What the bundler says of an author's component, sheet or script, as a diagnostic of that file. */
export function bundleProblems(error: unknown, root: string): Diagnostic[] {
  const whole = error as BundlerError
  const all = whole.errors && whole.errors.length > 0 ? whole.errors : [whole]
  return all.map(({ message: coloured = String(error), id, loc }) => {
    const message = coloured.replaceAll(/\x1b\[[\d;]*m/g, '').trim()
    const path = loc?.file ?? id ?? shownPath(message, root)
    return {
      severity: 'error',
      code: 'cannot-bundle',
      file: path === undefined ? 'blocks' : normalizePath(relative(root, path)),
      ...(loc && { line: loc.line, column: loc.column + 1 }),
      message: `The file cannot be bundled: ${plain(message)}`,
      remedy: 'Correct what stands in this line.',
    }
  })
}

/** Mistakes of the author's; what is wrong with other files is for us, and keeps its stack. */
export function bundleFailure(
  error: unknown,
  root: string,
): { readonly problems: readonly Diagnostic[] } | { readonly error: unknown } {
  const problems = bundleProblems(error, root)
  const isOwn = ({ file, line }: Diagnostic) =>
    line !== undefined && !/^\.\.|node_modules/.test(file)
  return problems.every(isOwn) ? { problems } : { error }
}

/** A mistake of syntax names its file in the drawing of the line only: `╭─[ blocks/a/Island.tsx:2:8 ]`. */
function shownPath(message: string, root: string): string | undefined {
  const [, path] = /─\[ (.+?):\d+:\d+ \]/.exec(message) ?? []
  if (path === undefined) return undefined
  return [resolve(root, path), resolve(path)].find((one) => existsSync(one))
}

/** Its first line, without codes and the place, which stands in the diagnostic anyway. */
function plain(message: string): string {
  const [first = ''] = message.split('\n')
  const text = first
    .replace(/^\[[\w:-]+\] /, '')
    .replace(/ in \S+$/, '')
    .replaceAll(/"\S*\/keep-it-simple\/\S*?(\w+)\.[jt]s"/g, '`keep-it-simple/$1`')
    .replaceAll(/["']([^"']+)["']/g, '`$1`')
  return /[.!?]$/.test(text) ? text : `${text}.`
}
