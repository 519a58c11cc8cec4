export interface Attributes {
  /** What is neither `#id` nor `key=value`. */
  readonly words: string
  readonly id?: string
  readonly values: Readonly<Record<string, string>>
}

const PAIR = /(?:^|\s)([a-zA-Z][\w-]*)=(?:"([^"]*)"|'([^']*)'|(\S+))/g
const ID = /^#([^\s#]+)/

/** `#id Some words key=value other="with spaces"`, as it stands behind a block's name. */
export function parseAttributes(text: string): Attributes {
  const id = ID.exec(text.trimStart())?.[1]
  const rest = id === undefined ? text : text.trimStart().slice(id.length + 1)
  const values: Record<string, string> = {}
  const words = rest.replace(PAIR, (_, key: string, double, single, bare) => {
    values[key] = String(double ?? single ?? bare)
    return ' '
  })
  return { words: words.trim().replace(/\s+/g, ' '), ...(id !== undefined && { id }), values }
}
