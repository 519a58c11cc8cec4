import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { RunLanguage } from '#model/runnable.ts'
import type { RunBlock } from './markdown/code/run-block.ts'

/** A new number makes every proof void: for when programs are run or compared differently. */
const FORMAT = 1
/** The same for one language. Since 2, SQL is run by what readers have, and printed in columns. */
const FORMATS: Partial<Record<RunLanguage, number>> = { sql: 2 }

/** That a program was executed and printed what the page says. */
export interface Proof {
  /** What ran it: `Go 1.19.8`. */
  readonly tool: string
  /** The day, in the site's time zone: `2026-11-15`. */
  readonly date: string
}

export type Proofs = ReadonlyMap<string, Proof>

type Proven = Pick<
  RunBlock,
  'language' | 'code' | 'output' | 'fails' | 'input' | 'setup' | 'before'
>

/** What a proof is about. Another program, output or way of running is another key. */
export function proofKey(block: Proven): string {
  const { language, code, output, fails, input, setup, before } = block
  const around = Object.entries({ input, setup, before }).filter(([, one]) => one !== undefined)
  const format = FORMATS[language] ?? FORMAT
  return createHash('sha256')
    .update(JSON.stringify([format, language, fails, code, output, ...around]))
    .digest('hex')
    .slice(0, 32)
}

export function readProofs(file: string): Proofs {
  const proofs = new Map<string, Proof>()
  if (!existsSync(file)) return proofs
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const match = /^([\da-f]{32}) (\d{4}-\d{2}-\d{2}) (\S.*)$/.exec(line)
    if (match) proofs.set(match[1]!, { date: match[2]!, tool: match[3]! })
  }
  return proofs
}

/** A line each, sorted by key: two branches that prove different blocks seldom touch the same place. */
export function writeProofs(file: string, proofs: Proofs): void {
  const lines = [...proofs].map(([key, { date, tool }]) => `${key} ${date} ${tool}\n`)
  const text = lines.sort().join('')
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
