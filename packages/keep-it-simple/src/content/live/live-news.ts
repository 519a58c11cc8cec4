/** What a save did. */
export interface LiveChange {
  /** Whether an open page may show something else now. */
  readonly isShown: boolean
}

/** `pages`: what was found behind them changed what they show. `problems`: the list is another. */
export type LiveNews = 'pages' | 'problems'
