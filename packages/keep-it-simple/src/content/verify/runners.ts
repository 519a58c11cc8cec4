import type { RunLanguage } from '#model/runnable.ts'
import type { Runner } from './runner.ts'
import { go } from './runners/go.ts'
import { javascript } from './runners/javascript.ts'
import { kotlin } from './runners/kotlin.ts'
import { postgres } from './runners/postgres.ts'
import { python } from './runners/python.ts'
import { rust } from './runners/rust.ts'
import { sqlite } from './runners/sqlite.ts'
import { typescript } from './runners/typescript.ts'

export const RUNNERS: Readonly<Record<RunLanguage, Runner>> = {
  python,
  go,
  rust,
  kotlin,
  sql: sqlite,
  postgres,
  javascript,
  typescript,
}
