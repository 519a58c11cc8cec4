import { readFileSync } from 'node:fs'
import type { Diagnostic } from '#model/diagnostic.ts'
import { SettingsError } from '../settings-error.ts'
import { lineAndColumn, parseModule } from './parse-module.ts'
import { shownFile } from './settings-position.ts'

/** `site.config.json`; editors read the schema named in `$schema`, we do not. */
export function readJson(file: string, root: string): unknown {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  let settings: unknown
  try {
    settings = JSON.parse(text)
  } catch (error) {
    throw SettingsError.of([unreadable(error as SyntaxError, file, root, text)])
  }
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return settings
  const { $schema: _, ...own } = settings as Record<string, unknown>
  return own
}

function unreadable({ message }: Error, file: string, root: string, text: string): Diagnostic {
  const position = /at position (\d+)/.exec(message)?.[1]
  const start = position === undefined ? parseModule(file)?.error?.start : Number(position)
  return {
    severity: 'error',
    code: 'settings-syntax',
    file: shownFile(root, { file }),
    ...(start !== undefined && lineAndColumn(text, start)),
    message: 'The settings are no JSON.',
    remedy: 'Write every key and text in double quotes, no comments and no comma at an end.',
  }
}
