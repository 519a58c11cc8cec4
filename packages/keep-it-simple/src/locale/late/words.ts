/** Words that only some readers ever need, loaded with what says them: runs of programs, comments. */
export interface LateWords {
  readonly runStop: string
  readonly runReset: string
  readonly runEditor: string
  readonly running: string
  readonly runLoading: string
  readonly runDone: string
  readonly runFailed: string
  readonly runNothing: string
  /** Behind the end of a run, where the output was compared with that of the page. */
  readonly runSame: string
  readonly runDiffers: string
  readonly runCancelled: string
  readonly runTime: string
  readonly runSize: string
  readonly runUnreachable: string
  readonly runRefused: string
  readonly runAnswer: string
  readonly runCut: string
  readonly runThisSite: string
  readonly runOutput: string
  readonly runInput: string
  /** Behind the end of a program that failed. */
  readonly runExit: string
  readonly runDownload: string
  readonly runDownloaded: string
  readonly runFind: string
  readonly runFindClose: string
  /** The button, and what is said when it was pressed. */
  readonly runShare: string
  readonly runShareDone: string
  readonly runShareAddress: string
  readonly runShareLong: string
  /** Where a changed program comes from. */
  readonly runShared: string
  readonly runDraft: string
  readonly commentsLoading: string
  readonly commentsFailed: string
}
