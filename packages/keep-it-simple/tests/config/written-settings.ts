import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkInput } from '#config/check-input.ts'
import type { Path } from '#config/schema/schema-at.ts'
import { keyAsCode } from '#config/as-code.ts'
import { expectChinese } from '../support/expect-chinese.ts'
import { settingsPosition } from '#config/source/settings-position.ts'

/** Settings as a file with one value per line, and the line of each key and entry. */
interface WrittenSettings {
  readonly text: string
  /** By the path as JSON. */
  readonly lines: ReadonlyMap<string, number>
}

/** Like JSON.stringify, noting where everything is. `first` is the line the value begins on. */
export function writeSettings(value: unknown, first = 1, path: Path = []): WrittenSettings {
  const lines = new Map<string, number>()
  let line = first
  const write = (one: unknown, here: Path, indent: string): string => {
    if (typeof one !== 'object' || one === null) return JSON.stringify(one)
    const entries: [string | number, unknown][] = Array.isArray(one)
      ? one.map((entry, index) => [index, entry])
      : Object.entries(one)
    const parts = entries.map(([key, entry]) => {
      line += 1
      lines.set(JSON.stringify([...here, key]), line)
      const name = typeof key === 'number' ? '' : `${keyAsCode(key)}: `
      return `${indent}  ${name}${write(entry, [...here, key], `${indent}  `)},\n`
    })
    line += 1
    const [open, close] = Array.isArray(one) ? '[]' : '{}'
    return `${open}\n${parts.join('')}${indent}${close}`
  }
  return { text: write(value, path, ''), lines }
}

/** A folder with files of settings. */
export function writeFiles(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'settings-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

/** What an author reads: `file:line message → remedy`. */
export function reports(root: string, file: string, input: unknown): string[] {
  const place = { root, settingsFile: join(root, file) }
  const problems = checkInput(input).problems ?? []
  expectChinese(problems)
  return problems.map(({ path, at, message, remedy }) => {
    const position = settingsPosition(place, path, at)
    return `${position.file}:${position.line} ${message} → ${remedy}`
  })
}
