import { textIn } from '#locale/diagnostics/translate.ts'
import type { MessageLanguage } from '#model/message-language.ts'
import { generalHelp, ROOT_OPTION } from './help.ts'
import { COMMANDS } from './kis.ts'

/** A command of `kis`, as the manual shows it. */
export interface ListedCommand {
  readonly name: string
  /** What follows its name. */
  readonly usage: string
  readonly summary: string
  readonly options: readonly { readonly name: string; readonly about: string }[]
}

export async function commandList(lang: MessageLanguage = 'en-US'): Promise<{
  readonly general: string
  readonly commands: readonly ListedCommand[]
}> {
  const commands = Object.entries(COMMANDS).map(async ([name, load]): Promise<ListedCommand> => {
    const command = await load()
    const { usage, summary, optionHelp = {} } = command
    const options = Object.entries(optionHelp).map(([option, about]) => ({
      name: `--${option}`,
      about: textIn(lang, about),
    }))
    return {
      name,
      usage: textIn(lang, usage),
      summary: textIn(lang, summary),
      options: [
        ...options,
        { name: textIn(lang, ROOT_OPTION.name), about: textIn(lang, ROOT_OPTION.about) },
      ],
    }
  })
  return { general: await generalHelp(COMMANDS, lang), commands: await Promise.all(commands) }
}
