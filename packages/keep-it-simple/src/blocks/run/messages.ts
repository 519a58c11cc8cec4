import { fill, fillCount } from '#locale/fill.ts'
import type { LateWords } from '#locale/late/words.ts'
import type { RunEnd, RunFault } from '#services/run-code.ts'

interface Facts {
  readonly seconds: string
  readonly host: string
  readonly language: string
  readonly version: string
  /** Lines that differ from the page; absent where there is nothing to compare. */
  readonly differing?: number | undefined
  /** Of the page. */
  readonly lang: string
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
  javascript: 'JavaScript',
  kotlin: 'Kotlin',
  postgres: 'PostgreSQL',
  python: 'Python',
  rust: 'Rust',
  sql: 'SQLite',
  typescript: 'TypeScript',
}

/** How a run ended, in one line and in the reader's language. */
export function endMessage(end: RunEnd, facts: Facts, words: LateWords): string {
  const { fault, exit = 0 } = end
  const { detail = exit === 0 ? '' : fill(words.runExit, { n: String(exit) }) } = end
  const { seconds, host, language, version, differing, lang } = facts
  if (fault !== undefined) return fill(words[FAULTS[fault]], { host, detail, n: detail })
  const ended = fill(end.ok ? words.runDone : words.runFailed, { s: seconds })
  // JavaScript has no version of its own: what runs it has.
  const number = language.endsWith('script') ? `(${version})` : version
  const tool = version === '' ? '' : `${NAMES[language] ?? language} ${number}`
  const compared =
    differing === undefined
      ? ''
      : differing === 0
        ? words.runSame
        : fillCount(words.runDiffers, differing, lang)
  return [ended, compared, detail, tool].filter((part) => part !== '').join(' · ')
}
