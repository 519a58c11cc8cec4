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
  runTime: 'Stopped: it did not end within {n} s. You can try again.',
  runSize: 'Too much output: only its beginning is shown, and the program was stopped.',
  runUnreachable: '{host} cannot be reached. Check the network and try again.',
  runRefused: '{host} refused ({detail}). Try again later.',
  runAnswer: 'The answer of {host} made no sense. Try again later.',
  runCut: 'The connection to {host} broke; the output is not complete. You can try again.',
  runThisSite: 'This site',
  runOutput: 'Output of the run',
  commentsLoading: 'Loading comments…',
  commentsFailed: 'The comments did not load. Try again, or see the discussion on GitHub.',
}
