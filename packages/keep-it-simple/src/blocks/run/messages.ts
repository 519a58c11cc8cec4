import { fill } from '#locale/fill.ts'
import type { LateWords } from '#locale/late/words.ts'
import type { RunEnd, RunFault } from '#services/run-code.ts'

interface Facts {
  readonly seconds: string
  readonly host: string
  readonly language: string
  readonly version: string
}

const FAULTS: Readonly<Record<RunFault, keyof LateWords>> = {
  cancelled: 'runCancelled',
  time: 'runTime',
  size: 'runSize',
  unreachable: 'runUnreachable',
  refused: 'runRefused',
  answer: 'runAnswer',
  cut: 'runCut',
}

const NAMES: Readonly<Record<string, string>> = {
  go: 'Go',
  kotlin: 'Kotlin',
  python: 'Python',
  rust: 'Rust',
}

/** How a run ended, in one line and in the reader's language. */
export function endMessage(end: RunEnd, facts: Facts, words: LateWords): string {
  const { fault, detail = '' } = end
  const { seconds, host, language, version } = facts
  if (fault !== undefined) return fill(words[FAULTS[fault]], { host, detail, n: detail })
  const ended = fill(end.ok ? words.runDone : words.runFailed, { s: seconds })
  const tool = version === '' ? '' : `${NAMES[language] ?? language} ${version}`
  return [ended, detail, tool].filter((part) => part !== '').join(' · ')
}
