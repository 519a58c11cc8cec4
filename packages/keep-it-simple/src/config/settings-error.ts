import type { Diagnostic } from '#model/diagnostic.ts'

/** Settings nothing can be done with: said in a sentence, never as a stack. */
export class SettingsError extends Error {
  readonly remedy: string
  /** Every mistake with its place, where there is one. */
  readonly diagnostics: readonly Diagnostic[]

  constructor(message: string, remedy: string, diagnostics: readonly Diagnostic[] = []) {
    super(message)
    this.name = 'SettingsError'
    this.remedy = remedy
    this.diagnostics = diagnostics
  }

  static of(diagnostics: readonly Diagnostic[]): SettingsError {
    const [first] = diagnostics
    return new SettingsError(first?.message ?? '', first?.remedy ?? '', diagnostics)
  }
}
