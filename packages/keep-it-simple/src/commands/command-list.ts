import { commandHelp, generalHelp, ROOT_OPTION } from './help.ts'
import { COMMANDS } from './kis.ts'

/** A command of `kis`, as the manual shows it. */
export interface ListedCommand {
  readonly name: string
  /** What follows its name. */
  readonly usage: string
  readonly summary: string
  readonly options: readonly { readonly name: string; readonly about: string }[]
  /** What `kis <name> --help` prints. */
  readonly help: string
}

export async function commandList(): Promise<{
  readonly general: string
  readonly commands: readonly ListedCommand[]
}> {
  const commands = Object.entries(COMMANDS).map(async ([name, load]): Promise<ListedCommand> => {
    const command = await load()
    const { usage, summary, optionHelp = {} } = command
    const options = Object.entries(optionHelp).map(([option, about]) => ({
      name: `--${option}`,
      about,
    }))
    return {
      name,
      usage,
      summary,
      options: [...options, { name: ROOT_OPTION.name, about: ROOT_OPTION.about }],
      help: commandHelp(name, command),
    }
  })
  return { general: await generalHelp(COMMANDS), commands: await Promise.all(commands) }
}
