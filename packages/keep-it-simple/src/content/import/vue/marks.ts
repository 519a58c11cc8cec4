import { attributes } from '../body/attributes.ts'
import { codeLines, type Line } from '../body/lines.ts'
import { replaceInLine } from '../body/replace.ts'
import { noted, shown, type Notes } from '../note.ts'

const BADGES = new Set(['info', 'tip', 'warning', 'danger', 'note', 'important', 'caution'])
const BADGE = /<Badge\b([^>]*?)(?:\/>|>(.*?)<\/Badge>)/g
const ATTRIBUTES = /(!?\[[^\][\n]*\]\([^()\s]*(?:\s+"[^"]*")?\))\{(?![{%])[^}\n]*\}/g
const HEADING_ID = /^(#{1,6}\s.*?)\s*\{([^}]*)\}\s*$/
const V_PRE = /<span v-pre>(.*?)<\/span>/g

export type Component = (
  written: Readonly<Record<string, string>>,
  inside: string,
) => string | undefined

/** A badge of VitePress or plume, `[!tip words]`. */
export const badge: Component = ({ type = 'tip', text = '' }, inside) => {
  const words = (text === '' ? inside : text).trim()
  return words === '' || /[[\]]/.test(words)
    ? undefined
    : `[!${BADGES.has(type) ? type : 'tip'} ${words}]`
}

/** What stands in sentences: badges and other components, values, attributes, a list of contents. */
export function convertMarks(
  lines: readonly Line[],
  components: Readonly<Record<string, Component>>,
  front: Readonly<Record<string, unknown>>,
  notes: Notes,
): Line[] {
  const code = codeLines(lines)
  return lines.flatMap((one, at) => {
    if (code[at]) return [one]
    if (/^\s*\[\[toc\]\]\s*$/i.test(one.text)) {
      notes.changes.push(noted('`[[toc]]` is left out: the outline is beside the page.', one.line))
      return [{ ...one, text: '' }]
    }
    return [{ ...one, text: convertLine(one.text, one.line, components, front, notes) }]
  })
}

function convertLine(
  text: string,
  line: number,
  components: Readonly<Record<string, Component>>,
  front: Readonly<Record<string, unknown>>,
  notes: Notes,
): string {
  const change = (before: string, after: string) =>
    notes.changes.push(noted(`${shown(before)} became ${shown(after)}.`, line))
  let result = replaceInLine(text, V_PRE, (match) => match[1]!.replace(/\{(?=\{)/g, '\\{'))
  for (const [name, write] of Object.entries({ Badge: badge, ...components })) {
    const pattern =
      name === 'Badge' ? BADGE : new RegExp(`<${name}\\b([^>]*?)(?:/>|>(.*?)</${name}>)`, 'g')
    result = replaceInLine(result, pattern, (match) => {
      const written = write(attributes(match[1] ?? ''), match[2] ?? '')
      if (written !== undefined) change(match[0], written)
      return written
    })
  }
  result = replaceInLine(result, ATTRIBUTES, (match) => {
    notes.changes.push(noted(`The attributes of ${shown(match[0])} are left out.`, line))
    return match[1]
  })
  const heading = HEADING_ID.exec(result)
  const id = heading && /#([\w\p{L}-]+)/u.exec(heading[2]!)?.[1]
  if (heading && heading[2] !== `#${id}` && !heading[2]!.startsWith('{'))
    result = `${heading[1]}${id === undefined ? '' : ` {#${id}}`}`
  return fillValues(result, line, front, notes)
}

/** `{{ $frontmatter.title }}` is known; anything else is a program and stays. */
function fillValues(
  text: string,
  line: number,
  front: Readonly<Record<string, unknown>>,
  notes: Notes,
): string {
  return replaceInLine(text, /(?<!\\)\{\{(.*?)\}\}/g, (match) => {
    const key = /^\s*(?:\$frontmatter|\$page\.frontmatter|frontmatter)\.([\w$]+)\s*$/.exec(
      match[1]!,
    )?.[1]
    const value = key === undefined ? undefined : front[key]
    if (typeof value === 'string' || typeof value === 'number') {
      notes.changes.push(noted(`${shown(match[0])} became ${shown(value)}.`, line))
      return String(value)
    }
    notes.todo.push(noted(`${shown(match[0])} is not calculated here and stays as text.`, line))
    return match[0].replace(/\{(?=\{)/g, '\\{')
  })
}
