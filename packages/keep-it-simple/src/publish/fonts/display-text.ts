import { DISPLAY_CLASSES, DISPLAY_ELEMENTS, DISPLAY_INSIDE } from '#model/display-face.ts'
import { SQUARE_CHARACTERS } from '#model/fonts.ts'

const PART = /<!--[^]*?-->|<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+/g
const SCRIPT = /<(script|style)\b[^>]*>[^]*?<\/\1>/g
const CLASS = /\sclass="([^"]*)"/
const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '))
const ELEMENTS = new Set(DISPLAY_ELEMENTS)
const CLASSES = new Set(DISPLAY_CLASSES)

interface Open {
  readonly name: string
  readonly classes: readonly string[]
  readonly shown: boolean
}

/** The characters of a document that its titles need, each once and in order. */
export function displayCharacters(html: string): string {
  const found = new Set<string>()
  const open: Open[] = []
  const body = html.slice(Math.max(0, html.indexOf('<body'))).replace(SCRIPT, '')
  for (const [part, closing, name, attributes = ''] of body.matchAll(PART)) {
    if (name === undefined) {
      if (open.at(-1)?.shown) part.match(SQUARE_CHARACTERS)?.forEach((one) => found.add(one))
    } else if (closing === '/') {
      const at = open.findLastIndex((one) => one.name === name)
      if (at >= 0) open.length = at
    } else if (!VOID.has(name) && !attributes.endsWith('/')) {
      const classes = CLASS.exec(attributes)?.[1]?.split(' ') ?? []
      const shown = open.at(-1)?.shown === true || isShown(name, classes, open)
      open.push({ name, classes, shown })
    }
  }
  return [...found].sort().join('')
}

function isShown(name: string, classes: readonly string[], open: readonly Open[]): boolean {
  if (ELEMENTS.has(name) || classes.some((one) => CLASSES.has(one))) return true
  const around = Object.hasOwn(DISPLAY_INSIDE, name) ? DISPLAY_INSIDE[name]! : []
  return around.some((one) => open.some((outer) => outer.classes.includes(one)))
}
