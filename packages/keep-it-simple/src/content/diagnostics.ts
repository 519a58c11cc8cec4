import { styleText } from 'node:util'
import { formatPosition, type Diagnostic } from '#model/diagnostic.ts'

/** All problems at once, each with its place and what to do. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics.map((diagnostic) => {
    const colour = diagnostic.severity === 'error' ? 'red' : 'yellow'
    const head = styleText(colour, `${diagnostic.severity} ${diagnostic.code}`)
    return `${styleText('bold', formatPosition(diagnostic))} ${head}\n  ${diagnostic.message.replaceAll('\n', '\n  ')}\n  → ${diagnostic.remedy}`
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  if (diagnostics.length > 0)
    lines.push(`${counted(errors, 'error')}, ${counted(warnings, 'warning')}`)
  return lines.join('\n')
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
