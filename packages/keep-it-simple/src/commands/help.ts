import { messageLanguage } from '#config/message-language.ts'
import { textIn } from '#locale/diagnostics/translate.ts'
import type { MessageLanguage } from '#model/message-language.ts'
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
  lang: MessageLanguage = messageLanguage(),
): Promise<string> {
  const row = rowIn(lang)
  const rows = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => row(name, (await load()).summary)),
  )
  return [
    textIn(lang, 'kis <command> [options]'),
    '',
    ...rows,
    '',
    row(ROOT_OPTION.name, ROOT_OPTION.about),
    row('--help', 'this list, or the options of a command'),
    row('--version', 'the version of the engine'),
  ].join('\n')
}

export function commandHelp(
  name: string,
  command: Command,
  lang: MessageLanguage = messageLanguage(),
): string {
  const row = rowIn(lang)
  const options = Object.entries(command.optionHelp ?? {}).map(([option, text]) =>
    row(`--${option}`, text),
  )
  return [
    `kis ${name} ${textIn(lang, command.usage)}`.trimEnd(),
    '',
    `  ${textIn(lang, command.summary)}`,
    '',
    ...options,
    row(ROOT_OPTION.name, ROOT_OPTION.about),
  ].join('\n')
}

const rowIn =
  (lang: MessageLanguage) =>
  (name: string, text: string): string => {
    const shown = textIn(lang, name)
    // A Chinese character is as wide as two letters in a terminal.
    const width = WIDTH - (shown.match(/\p{Script=Han}/gu)?.length ?? 0)
    return `  ${shown.padEnd(width)} ${textIn(lang, text)}`
  }
