/** A Content-Security-Policy, directive by directive. */
export function readPolicy(text: string): Record<string, readonly string[]> {
  const directives = text.split(';').map((one) => one.trim().split(/\s+/))
  const names = directives.map(([name]) => name!)
  if (new Set(names).size < names.length) throw new Error(`A directive stands twice: ${text}`)
  return Object.fromEntries(directives.map(([name, ...sources]) => [name!, sources]))
}
