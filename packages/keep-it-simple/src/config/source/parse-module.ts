import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Vite from 'vite'

type ParseResult = ReturnType<typeof Vite.parseSync>
export type Program = ParseResult['program']
export type Statement = Program['body'][number]
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']

/** A file of the author's settings as it is written. */
export interface SourceModule {
  readonly file: string
  readonly body: Program['body']
  readonly text: string
  /** What stands before the text for the parser's sake. */
  readonly shift: number
  readonly error?: { readonly message: string; readonly start: number }
}

const require = createRequire(import.meta.url)
const known = new Map<string, { readonly state: string; readonly module: SourceModule }>()
/** JSON is an expression of JavaScript, and so becomes a module with one export. */
const JSON_PREFIX = 'export default '

/** Only needed when there is something to report, so the parser is loaded when it is asked for. */
export function parseModule(file: string): SourceModule | undefined {
  if (!existsSync(file)) return undefined
  const { mtimeMs, size } = statSync(file)
  const state = `${mtimeMs} ${size}`
  const before = known.get(file)
  if (before?.state === state) return before.module
  const module = parseText(file, readFileSync(file, 'utf8'))
  known.set(file, { state, module })
  return module
}

function parseText(file: string, text: string): SourceModule {
  const isJson = file.endsWith('.json')
  const prefix = isJson ? JSON_PREFIX : ''
  const { parseSync } = require('vite') as typeof Vite
  const { program, errors } = parseSync(file, prefix + text)
  const [first] = errors
  return {
    file,
    text,
    body: program.body,
    shift: prefix.length,
    ...(first && {
      error: { message: first.message, start: (first.labels[0]?.start ?? 0) - prefix.length },
    }),
  }
}

/** 1-based line and column of an offset. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, offset)).split(/\r\n?|\n/)
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
