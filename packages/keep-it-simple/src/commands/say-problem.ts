import { SettingsError } from '#config/settings-error.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { complain } from './say.ts'

/** What an author can mend is said in sentences; anything else is a fault of ours and keeps its stack. */
export function sayProblem(error: unknown): void {
  if (!(error instanceof SettingsError)) console.error(error)
  else if (error.diagnostics.length > 0) console.error(formatDiagnostics(error.diagnostics))
  else {
    complain(error.message)
    complain(`  ${error.remedy}`)
  }
}
