/** Settings nothing can be done with: said in a sentence, never as a stack. */
export class SettingsError extends Error {
  readonly remedy: string

  constructor(message: string, remedy: string) {
    super(message)
    this.name = 'SettingsError'
    this.remedy = remedy
  }
}
