import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REPOSITORY, type Golden } from './golden-files.ts'
import { LANGUAGES, runIn } from './in-language.ts'
import type { CommandRun } from './run-commands.ts'

/** Answers of every command: help, unknown options and commands, in both languages, with exit codes. */
export async function commands(): Promise<Golden> {
  const folder = mkdtempSync(join(tmpdir(), 'goldens-commands-'))
  try {
    const files = new Map<string, string>()
    for (const lang of LANGUAGES) {
      const general = await runIn(lang, GENERAL, folder)
      const names = commandNames(general[0]!.output)
      const outcomes = [...general, ...(await runIn(lang, names.flatMap(runsOf), folder))]
      const parts = outcomes.map(({ program, args, code, output }) => {
        const shown = [program, ...args].join(' ')
        return `$ ${shown}\n${output.replaceAll(folder, '<folder>').trimEnd()}\n→ ${code}\n`
      })
      files.set(`commands/${lang}.txt`, parts.join('\n'))
    }
    files.set('commands/processes.txt', processes(folder))
    return { files, owns: ['commands'] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const kis = (...args: string[]): CommandRun => ({ program: 'kis', args })
const create = (...args: string[]): CommandRun => ({ program: 'create-keep-it-simple', args })

const GENERAL: readonly CommandRun[] = [
  kis('--help'),
  kis(),
  kis('biuld'),
  kis('nothing-like-it'),
  kis('check', '--root', 'missing'),
  kis('check'),
  create('--help'),
  create('--unknown'),
  create('one', 'two', '--yes'),
  create('site'),
  create('site', '--yes', '--kind', 'wiki'),
  create('site', '--yes', '--languages', 'xx'),
]

const runsOf = (name: string): CommandRun[] => [
  kis(name, '--help'),
  kis(name, '--unknown'),
  kis(name, '--root'),
]

/** The first words of the indented lines of the general help. */
const commandNames = (help: string): string[] =>
  [...help.matchAll(/^ +(?:kis )?([a-z][a-z-]*)(?= |$)/gm)].map(([, name]) => name!)

/** Exit codes of real processes, so that the executables themselves are covered. */
function processes(folder: string): string {
  const engine = join(REPOSITORY, 'packages/keep-it-simple/bin/kis.js')
  const starter = join(REPOSITORY, 'packages/create-keep-it-simple/bin/create.js')
  const runs = [
    [engine, 'info', '--help'],
    [engine, 'nothing-like-it'],
    [engine],
    [starter, '--help'],
    [starter, '--unknown'],
  ] as const
  return runs
    .map(([bin, ...args]) => {
      const name = bin === engine ? 'kis' : 'create-keep-it-simple'
      return `${[name, ...args].join(' ')} → ${exitCode([bin, ...args], folder)}\n`
    })
    .join('')
}

function exitCode(args: readonly string[], cwd: string): number {
  try {
    execFileSync(process.execPath, args, { cwd, stdio: 'ignore' })
    return 0
  } catch (error) {
    return (error as { status: number }).status
  }
}
