import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer } from '../../src/run-program.ts'
import type { Attempt } from './attempt.ts'

const README = join(import.meta.dirname, '../../README.md')
const TABLE = /(<!-- attempts -->\n)[\s\S]*?(<!-- \/attempts -->)/

export type Row = readonly [attempt: string, language: string, happened: string, seconds: string]

const NAMES = { go: 'Go', rust: 'Rust', kotlin: 'Kotlin' } as const
const WIDTH = 110

/** One line of the table, from what the runner answered. */
export function rowOf(
  { name, language }: Attempt,
  answer: Answer & { readonly printed: string; readonly took: number },
): Row {
  return [name, NAMES[language], happened(answer), answer.took.toFixed(1)]
}

function happened({ error, fault, seconds, status, printed }: Parameters<typeof rowOf>[1]): string {
  if (error !== '') return `refused by the compiler: ${quote(error)}`
  const end =
    fault === 'time'
      ? `stopped after ${seconds} s`
      : fault === 'size'
        ? `stopped; ${printed.length} bytes were sent on`
        : status === 0
          ? 'ended by itself'
          : `exit status ${status}`
  const said = fault === 'size' ? '' : quote(printed)
  return said === '' ? end : `${end}: ${said}`
}

/** The telling lines, as the program printed them. */
function quote(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const telling = [...new Set(lines)].filter(
    (line) => line !== '' && line !== 'end' && !/^goroutine |^\^|^\||^-->/.test(line),
  )
  const all = telling.slice(0, 40).join('; ').replaceAll('|', '\\|').replaceAll('`', "'")
  if (all === '') return ''
  return `\`${all.length > WIDTH ? `${all.slice(0, WIDTH)}…` : all}\``
}

/** Between the marks of README.md, in the order of the attempts; rows of other runs stay. */
export function writeTable(
  rows: readonly Row[],
  attempts: readonly Attempt[],
  before: string,
): void {
  const text = readFileSync(README, 'utf8')
  const known = new Map(
    [...text.matchAll(/^\| ([^|]+) \| (Go|Rust|Kotlin) \| .*$/gm)].map(([line, name, language]) => [
      `${name} ${language}`,
      line,
    ]),
  )
  for (const row of rows) known.set(`${row[0]} ${row[1]}`, `| ${row.join(' | ')} |`)
  const body = attempts.flatMap(
    ({ name, language }) => known.get(`${name} ${NAMES[language]}`) ?? [],
  )
  const head = ['| Attempt | Language | What happened | Seconds |', '|---|---|---|---|']
  const table = [before, '', ...head, ...body, ''].join('\n')
  writeFileSync(
    README,
    text.replace(TABLE, (_all, begin: string, end: string) => begin + table + end),
  )
}
