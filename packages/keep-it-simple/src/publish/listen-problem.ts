/** The message for whoever asked for a port and did not get it. */
export function listenProblem(error: unknown, port: number): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.code === 'EADDRINUSE'
    ? `Port ${port} is taken: stop what runs there, or set PORT to another, such as ${port + 1}.`
    : error.message
}
