import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { nearest } from '#model/nearest.ts'
import { SettingsError } from '#config/settings-error.ts'
import { argumentProblem } from './argument-problem.ts'
import type { Command } from './command.ts'
import { commandHelp, generalHelp } from './help.ts'
import { complain } from './say.ts'
import { sayProblem } from './say-problem.ts'

/** Each command is loaded when it is asked for: `kis new` needs no bundler. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  dev: async () => (await import('./dev.ts')).dev,
  build: async () => (await import('./build.ts')).build,
  rollback: async () => (await import('./rollback.ts')).rollback,
  preview: async () => (await import('./preview.ts')).preview,
  check: async () => (await import('./check.ts')).check,
  new: async () => (await import('./new.ts')).newCommand,
  import: async () => (await import('./import.ts')).importCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  record: async () => (await import('./record.ts')).record,
  draw: async () => (await import('./draw.ts')).draw,
  lock: async () => (await import('./lock.ts')).lock,
  repositories: async () => (await import('./repositories.ts')).repositories,
  icons: async () => (await import('./icons.ts')).icons,
  comments: async () => (await import('./comments.ts')).comments,
  'search-push': async () => (await import('./search-push.ts')).searchPush,
  editor: async () => (await import('./editor.ts')).editor,
  info: async () => (await import('./info.ts')).info,
}

/** `kis <command> …`; gives the exit code. */
export async function kis(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(await generalHelp(COMMANDS))
    return name === undefined ? 1 : 0
  }
  if (name === '--version' || name === '-v') {
    const { engineVersion } = await import('#config/engine-version.ts')
    console.log(engineVersion())
    return 0
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) {
    const guess = nearest(name, Object.keys(COMMANDS))
    complain(`kis has no command \`${name}\`.${guess ? ` Did you mean \`kis ${guess}\`?` : ''}`)
    complain('`kis --help` lists them.')
    return 1
  }
  return runCommand(name, await load(), rest)
}

async function runCommand(
  name: string,
  command: Command,
  args: readonly string[],
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...command.options,
        root: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values['help'] === true) {
      console.log(commandHelp(name, command))
      return 0
    }
    const root = resolve(typeof values['root'] === 'string' ? values['root'] : '.')
    if (!existsSync(root))
      throw new SettingsError(`There is no folder ${root}.`, 'Name another with `--root`.')
    await finishKilled(root)
    const flags = values as Record<string, string | boolean | undefined>
    return (await command.run({ root, flags, words: positionals })) ?? 0
  } catch (error) {
    return say(name, error)
  }
}

/** A build or rollback that was killed while it published is finished first, whatever is asked for. */
async function finishKilled(root: string): Promise<void> {
  const content = join(root, '.content')
  if (!existsSync(join(content, 'releases/journal.json'))) return
  const { liveHolder } = await import('#publish/release/build-lock.ts')
  if (liveHolder(content)) return
  const { releaseFolders } = await import('#publish/release/folders.ts')
  const { recover } = await import('#publish/release/swap.ts')
  recover(releaseFolders(join(root, 'dist'), content))
}

function say(name: string, error: unknown): number {
  const problem = argumentProblem(name, error)
  if (problem !== undefined) {
    complain(problem)
    complain(`  \`kis ${name} --help\` lists what it takes.`)
  } else sayProblem(error)
  return 1
}
