import type { RunProgram } from '#services/run-code.ts'
import type { BenchParts } from './bench-parts.ts'
import type { Program } from './program.ts'

/** What a program of a page is run with: the file it names, and the programs of its session above it. */
export function surroundings(
  program: Program,
  { programs, changed }: Pick<BenchParts, 'programs' | 'changed'>,
): Pick<RunProgram, 'session' | 'setup' | 'before'> {
  const { session, language, bar } = program
  const { setup: name } = bar.dataset
  const holder = programs.find(
    (one) => one.bar.dataset['setup'] === name && one.bar.dataset['setupText'] !== undefined,
  )
  const setup = name === undefined ? undefined : holder?.bar.dataset['setupText']
  const above = programs.slice(0, programs.indexOf(program))
  const before = above
    .filter((one) => one.session === session && one.language === language)
    .map((one) => changed.get(one) ?? one.code)
  return {
    ...(setup !== undefined && { setup }),
    ...(session !== undefined && { session, before }),
  }
}
