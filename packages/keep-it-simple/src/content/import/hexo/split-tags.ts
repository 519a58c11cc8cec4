import { codeLines, type Line } from '../body/lines.ts'
import { BLOCK_ALIASES, BLOCK_TAGS, VERBATIM } from './block-tags.ts'
import { TAG } from './tag-args.ts'

const isBlock = (name: string): boolean => {
  const plain = name.replace(/^end/, '')
  return Object.hasOwn(BLOCK_TAGS, BLOCK_ALIASES[plain] ?? plain)
}

/** Tags that open or close a block, each on a line of its own; `{% raw %}` in a sentence stays. */
export function splitBlockTags(lines: readonly Line[]): Line[] {
  const code = codeLines(lines)
  /** The block that is open and says what it says; only its end is looked for. */
  let verbatim: string | undefined
  const counts = ([, name = '']: RegExpExecArray): boolean => {
    if (verbatim !== undefined && name !== `end${verbatim}`) return false
    verbatim = VERBATIM.has(BLOCK_ALIASES[name] ?? name) ? name : undefined
    return true
  }
  return lines.flatMap((one, at) => {
    if (code[at] || !one.text.includes('{%')) return [one]
    if (/\S.*\{%-?\s*raw.*endraw|\{%-?\s*raw\b.*endraw\s*-?%\}.*\S/.test(one.text)) return [one]
    const found = [...one.text.matchAll(TAG)].filter((match) => isBlock(match[1] ?? ''))
    if (found[0] && insideCode(one.text, found[0].index)) return [one]
    const tags = found.filter(counts)
    if (tags.length === 0 || one.text.trim() === tags[0]![0]) return [one]
    const indent = /^\s*/.exec(one.text)![0]
    const parts: string[] = []
    let end = 0
    for (const match of tags) {
      parts.push(one.text.slice(end, match.index), match[0])
      end = match.index + match[0].length
    }
    parts.push(one.text.slice(end))
    return parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((text) => ({ text: indent + text, line: one.line }))
  })
}

const insideCode = (text: string, index: number): boolean =>
  (text.slice(0, index).match(/`/g)?.length ?? 0) % 2 === 1
