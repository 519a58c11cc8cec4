import { expect, it } from 'vitest'
import { compareDiagnostics, type Diagnostic } from './diagnostic.ts'

const problem = (
  severity: Diagnostic['severity'],
  file: string,
  line?: number,
  column?: number,
): Diagnostic => ({
  severity,
  code: 'dead-link',
  file,
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
  message: 'The link leads nowhere.',
  remedy: 'Correct it.',
})

it('problems stand by severity, file, line and column; those of the file itself first', () => {
  const ordered = [
    problem('error', 'docs/a.md'),
    problem('error', 'docs/a.md', 2),
    problem('error', 'docs/a.md', 2, 5),
    problem('error', 'docs/a.md', 2, 11),
    problem('error', 'docs/a.md', 10),
    problem('error', 'docs/b.md', 1),
    problem('warning', 'docs/a.md', 1),
  ]
  expect(ordered.toReversed().sort(compareDiagnostics)).toEqual(ordered)
  expect(compareDiagnostics(ordered[1]!, ordered[1]!)).toBe(0)
})
