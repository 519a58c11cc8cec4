/** What is wrong with the options behind a command, from what Node says of them; `undefined` if it is something else. */
export function argumentProblem(command: string, error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const [, option = ''] = /'(?:-\w, )?(-[^' ]*)[^']*'/.exec(error.message) ?? []
  switch (error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `kis ${command} has no option \`${option}\`.`
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return error.message.includes('does not take')
        ? `The option \`${option}\` takes no value.`
        : `The option \`${option}\` needs a value.`
    default:
      return undefined
  }
}
