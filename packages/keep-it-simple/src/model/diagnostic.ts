/** An edit of one line that puts a problem right. */
export interface Fix {
  /** What it does, short and in the imperative: 'Write `tip`'. */
  readonly label: string
  /** Path from the project's root, of the file that is changed. */
  readonly file: string
  /** 1-based; the first occurrence of `before` in this line is replaced. */
  readonly line: number
  readonly before: string
  readonly after: string
}

/** One problem in the author's files: where it is and what to do about it. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning'
  /** Stable name of the kind of problem, e.g. `dead-link`. */
  readonly code: string
  /** Path from the project's root. */
  readonly file: string
  /** 1-based; absent when the problem is the file itself. */
  readonly line?: number
  readonly column?: number
  readonly message: string
  /** What to do, in the imperative. */
  readonly remedy: string
  /** The remedy as an edit, where it is certain. */
  readonly fix?: Fix
}

export function formatPosition(diagnostic: Diagnostic): string {
  const { file, line, column } = diagnostic
  if (line === undefined) return file
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`
}

export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    (a.severity === b.severity ? 0 : a.severity === 'error' ? -1 : 1) ||
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0)
  )
}
