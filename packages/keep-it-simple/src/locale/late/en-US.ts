import type { LateWords } from './words.ts'

export const enUSLate: LateWords = {
  runStop: 'Stop',
  runReset: 'Reset',
  runEditor: 'Program (Tab indents, Escape leaves)',
  running: 'Running…',
  runLoading: 'Getting ready…',
  runDone: 'Finished in {s} s',
  runFailed: 'The program failed after {s} s',
  runNothing: '(no output)',
  runCancelled: 'Stopped.',
  runTime: "Stopped: the program didn't finish within {n} s. You can try again.",
  runSize: 'Too much output: only the beginning is shown, and the program was stopped.',
  runUnreachable: "{host} can't be reached. Check your connection and try again.",
  runRefused: '{host} refused the request ({detail}). Try again later.',
  runAnswer: '{host} sent an unexpected response. Try again later.',
  runCut: 'The connection to {host} was lost; the output is incomplete. You can try again.',
  runThisSite: 'This site',
  runOutput: 'Output of the run',
  commentsLoading: 'Loading comments…',
  commentsFailed: "Couldn't load the comments. Try again, or see the discussion on GitHub.",
}
