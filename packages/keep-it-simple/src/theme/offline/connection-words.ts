/** What is said where there is no connection: it stands in the page, because nothing can be fetched then. */
export interface ConnectionWords {
  readonly stay: string
  readonly tryAgain: string
  readonly close: string
  /** Where pages can be read without a connection. */
  readonly newVersion?: string
  readonly takeIt?: string
  readonly notSaved?: string
}

export const connectionWords = (): ConnectionWords =>
  JSON.parse(document.getElementById('kis-client')!.dataset['words'] ?? '{}') as ConnectionWords
