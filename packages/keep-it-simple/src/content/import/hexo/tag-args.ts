/** One `{% name arguments %}` of a text. */
export interface Tag {
  readonly name: string
  readonly args: readonly string[]
  /** All that stands behind the name. */
  readonly rest: string
}

export const TAG = /\{%-?\s*([\w-]+)((?:"[^"]*"|'[^']*'|(?!%\}).)*?)-?%\}/g

export function tagOf(name = '', written = ''): Tag {
  const rest = written.trim()
  return { name, rest, args: splitArgs(rest) }
}

/** Separated by spaces; quotes hold words together. */
function splitArgs(text: string): string[] {
  const args: string[] = []
  let item = ''
  let open = false
  for (const [part] of text.matchAll(/"[^"]*"|'[^']*'|\s+|[^\s"']+|["']/g)) {
    if (/^\s/.test(part)) {
      if (open) args.push(item)
      item = ''
      open = false
      continue
    }
    const quoted = part.length > 1 && /^["']/.test(part) && part.endsWith(part[0]!)
    item += quoted ? part.slice(1, -1) : part
    open = true
  }
  if (open) args.push(item)
  return args
}
