import { DISPLAY_SELECTOR } from '#model/display-face.ts'
import { SQUARE_CHARACTERS } from '#model/fonts.ts'

/** Its name, and what stands behind it. */
const TAG = /<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/y
const TEXTS = new Set(['script', 'style'])
const CLASS = /\sclass="([^"]*)"/
const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '))

/** Elements and classes (`.title`) that are set in the face of titles wherever they stand. */
export const ANYWHERE = new Set<string>()
/** Elements that are, by the classes around them. */
export const INSIDE = new Map<string, string[]>()
for (const [outer = '', inner] of DISPLAY_SELECTOR.split(',').map((one) => one.split(' ')))
  if (inner === undefined) ANYWHERE.add(outer)
  else INSIDE.set(inner, [...(INSIDE.get(inner) ?? []), outer.slice(1)])

interface Open {
  readonly name: string
  readonly classes: readonly string[]
  readonly shown: boolean
}

/**
 * The characters of a document that its titles need, each once and in order. It goes from one `<` to
 * the next: most of a page is text that nobody has to look at.
 */
export function displayCharacters(html: string): string {
  const found = new Set<string>()
  const open: Open[] = []
  let at = Math.max(0, html.indexOf('<body'))
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const end = next === -1 ? html.length : next
    if (end > at && open.at(-1)?.shown)
      html
        .slice(at, end)
        .match(SQUARE_CHARACTERS)
        ?.forEach((one) => found.add(one))
    at = next === -1 ? end : behindTag(html, next, open)
  }
  return [...found].sort().join('')
}

/** Opens or closes what stands at a `<`, and gives the place behind it. */
function behindTag(html: string, at: number, open: Open[]): number {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at)
    return end === -1 ? at + 1 : end + 3
  }
  TAG.lastIndex = at
  const tag = TAG.exec(html)
  if (!tag) return at + 1
  const [, closing, name = '', attributes = ''] = tag
  if (closing === '/') {
    const last = open.findLastIndex((one) => one.name === name)
    if (last >= 0) open.length = last
    return TAG.lastIndex
  }
  if (TEXTS.has(name)) {
    const end = html.indexOf(`</${name}>`, at)
    if (end !== -1) return end + name.length + 3
  }
  if (!VOID.has(name) && !attributes.endsWith('/')) {
    const classes = CLASS.exec(attributes)?.[1]?.split(' ') ?? []
    const shown = open.at(-1)?.shown === true || isShown(name, classes, open)
    // Code has no titles, and more elements than all the rest.
    const end = name === 'pre' && !shown ? html.indexOf('</pre>', at) : -1
    if (end !== -1) return end + '</pre>'.length
    open.push({ name, classes, shown })
  }
  return TAG.lastIndex
}

function isShown(name: string, classes: readonly string[], open: readonly Open[]): boolean {
  if (ANYWHERE.has(name) || classes.some((one) => ANYWHERE.has(`.${one}`))) return true
  const around = INSIDE.get(name) ?? []
  return around.some((one) => open.some((outer) => outer.classes.includes(one)))
}
