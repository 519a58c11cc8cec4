import { formatDiagnostics } from '#content/diagnostics.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { say } from './say.ts'

/** Says on the terminal what is wrong, each mistake once; wherever it moves to in its file. */
export class ProblemLog {
  private said = new Set<string>()

  say(problems: readonly Diagnostic[]): void {
    const keys = new Set(problems.map(keyOf))
    const fresh = problems.filter((one) => !this.said.has(keyOf(one)))
    if (fresh.length > 0) console.error(formatDiagnostics(fresh))
    else if (this.said.size > 0 && keys.size === 0) say('No problems.')
    // One that was mended is said again when it comes back.
    this.said = keys
  }
}

const keyOf = ({ code, file, message }: Diagnostic): string => `${code} ${file} ${message}`
