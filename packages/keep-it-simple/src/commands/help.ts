import type { Command } from './command.ts'

const WIDTH = 16

/** The option every command has. */
export const ROOT_OPTION = {
  name: '--root <folder>',
  about: 'the site to work on; without it the folder you are in',
}

/** All commands, a line each. */
export async function generalHelp(
  commands: Readonly<Record<string, () => Promise<Command>>>,
): Promise<string> {
  const rows = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => row(name, (await load()).summary)),
  )
  return [
    'kis <command> [options]',
    '',
    ...rows,
    '',
    row(ROOT_OPTION.name, ROOT_OPTION.about),
    row('--help', 'this list, or the options of a command'),
    row('--version', 'the version of the engine'),
  ].join('\n')
}

export function commandHelp(name: string, command: Command): string {
  const options = Object.entries(command.optionHelp ?? {}).map(([option, text]) =>
    row(`--${option}`, text),
  )
  return [
    `kis ${name} ${command.usage}`.trimEnd(),
    '',
    `  ${command.summary}`,
    '',
    ...options,
    row(ROOT_OPTION.name, ROOT_OPTION.about),
  ].join('\n')
}

const row = (name: string, text: string): string => `  ${name.padEnd(WIDTH)} ${text}`
