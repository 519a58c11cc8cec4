/** Values of the custom properties at the root, as written, by appearance. */
export interface TokenValues {
  readonly light: Map<string, string>
  readonly dark: Map<string, string>
}

type Appearance = keyof TokenValues

const BOTH: readonly Appearance[] = ['light', 'dark']
/** The root itself, or the root in one appearance; rules for a language or a width are no colours. */
const ROOT =
  /^(?::root|html)(?:\[data-theme=['"]?(light|dark)['"]?\]|:not\(\[data-theme[^\]]*\]\))?$/
const DECLARATION = /(?:^|;)\s*(--[\w-]+)\s*:\s*([^;]+)/g

/** Reads style sheets in their order: what a later one says counts. */
export function tokenValues(sheets: readonly string[]): TokenValues {
  const values: TokenValues = { light: new Map(), dark: new Map() }
  for (const sheet of sheets) read(sheet.replaceAll(/\/\*[^]*?\*\//g, ''), BOTH, values)
  return values
}

function read(text: string, appearances: readonly Appearance[], values: TokenValues): void {
  let at = 0
  for (let open = text.indexOf('{'); open !== -1; open = text.indexOf('{', at)) {
    const close = closing(text, open)
    const prelude = text.slice(at, open).split(';').at(-1)!.trim()
    const inside = text.slice(open + 1, close)
    at = close + 1
    const [, asked] = /^@media\s*\(prefers-color-scheme:\s*(light|dark)\)$/.exec(prelude) ?? []
    if (/^@(?:layer|supports)\b/.test(prelude)) read(inside, appearances, values)
    else if (asked !== undefined)
      read(
        inside,
        appearances.filter((one) => one === asked),
        values,
      )
    else
      for (const selector of prelude.split(',')) set(selector.trim(), inside, appearances, values)
  }
}

function set(
  selector: string,
  inside: string,
  appearances: readonly Appearance[],
  values: TokenValues,
): void {
  const match = ROOT.exec(selector)
  if (!match) return
  const meant = appearances.filter((one) => match[1] === undefined || one === match[1])
  for (const [, name, value] of inside.matchAll(DECLARATION))
    for (const one of meant) values[one].set(name!, value!.trim())
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}
