import { codeLines, fenceOpenings, type Line } from '../body/lines.ts'
import { replaceInLine } from '../body/replace.ts'
import { noted, shown, type Notes } from '../note.ts'
import { BLOCK_ALIASES, BLOCK_TAGS, VERBATIM } from './block-tags.ts'
import { fenceInfo, listing, readCodeOptions } from './code-tag.ts'
import { includeCode } from './include-code.ts'
import { ALIASES, INLINE_TAGS } from './inline-tags.ts'
import { splitBlockTags } from './split-tags.ts'
import { TAG, tagOf } from './tag-args.ts'
import type { TagSpace } from './tag-space.ts'

const ALONE = /^(\s*)\{%-?\s*([\w-]+)((?:"[^"]*"|'[^']*'|(?!%\}).)*?)-?%\}\s*$/
const FENCE = /^((?:[ \t>]|[-*+] |\d+[.)] )*)(`{3,}|~{3,})[ \t]*([^\s`]+[ \t].*)$/

const OURS = /^(?:\{[\d,-]+\}|title=.*|:[\w-]+.*|\[.*\])$/

type Space = Omit<TagSpace, 'dropped'>

/** The tags of Hexo and of the theme NexT in a text; what is not understood stays and is reported. */
export function convertTags(written: readonly Line[], space: Space, notes: Notes): Line[] {
  const lines = splitBlockTags(written)
  const code = codeLines(lines)
  const openings = fenceOpenings(lines)
  const result: Line[] = []
  /** The link of a fence that is open; it stands below the code. */
  let source: { readonly ticks: string; readonly link: string } | undefined
  for (let at = 0; at < lines.length; at++) {
    const { text, line } = lines[at]!
    if (code[at]) {
      const fence = openings.has(at) ? convertFence(text, line, notes) : undefined
      result.push({ text: fence?.text ?? text, line })
      if (fence?.link !== undefined) source = { ticks: fence.ticks, link: fence.link }
      else if (source && text.trim() === source.ticks) {
        result.push({ text: '', line }, { text: source.link, line })
        source = undefined
      }
      continue
    }
    const match = ALONE.exec(text)
    const tag = match && tagOf(match[2], match[3])
    const name = tag ? (BLOCK_ALIASES[tag.name] ?? tag.name) : ''
    const block = Object.hasOwn(BLOCK_TAGS, name) ? BLOCK_TAGS[name] : undefined
    const end = tag && block ? endOf(lines, code, at, tag.name, VERBATIM.has(name)) : undefined
    if (tag && block && end !== undefined) {
      const indent = match?.[1] ?? ''
      const inner = lines.slice(at + 1, end).map((one) => withoutIndent(one, indent))
      const inside = VERBATIM.has(name) ? inner : convertTags(inner, space, notes)
      const own = {
        ...space,
        dropped: (message: string) => notes.changes.push(noted(message, line)),
      }
      result.push(...spaced(result, block(tag, inside, line, own), indent))
      if (name !== 'raw') notes.changes.push(noted(`\`{% ${tag.name} %}\` became Markdown.`, line))
      at = end
      continue
    }
    if (name === 'include_code') {
      const found = includeCode(tag!, space)
      if (found) {
        const inner = found.code.split('\n').map((one) => ({ text: one, line }))
        result.push(...spaced(result, listing(found.options, inner, line), match![1] ?? ''))
        notes.changes.push(noted('`{% include_code %}` became the code itself.', line))
        continue
      }
    }
    result.push(...convertLine(text, line, space, notes))
  }
  return result
}

/** Blocks are separated from a paragraph above and stand as deep as the tag stood. */
function spaced(above: readonly Line[], lines: readonly Line[], indent: string): Line[] {
  const [first] = lines
  if (!first) return []
  const last = above.at(-1)?.text.trim() ?? ''
  const gap = last === '' ? [] : [{ text: '', line: first.line }]
  const end = { text: '', line: lines.at(-1)!.line }
  return [
    ...gap,
    ...lines.map(({ text, line }) => ({ text: text === '' ? '' : indent + text, line })),
    end,
  ]
}

const withoutIndent = ({ text, line }: Line, indent: string): Line => ({
  text: text.startsWith(indent) ? text.slice(indent.length) : text,
  line,
})

function endOf(
  lines: readonly Line[],
  code: readonly boolean[],
  start: number,
  name: string,
  isVerbatim: boolean,
): number | undefined {
  let depth = 0
  for (let at = start + 1; at < lines.length; at++) {
    if (code[at] && !isVerbatim) continue
    const found = ALONE.exec(lines[at]!.text)?.[2]
    if (found === name && !isVerbatim) depth++
    else if (found === `end${name}` && depth-- === 0) return at
  }
  return undefined
}

/** `js title.js https://… text mark:1` behind the ticks; what is ours already stays. */
function convertFence(
  text: string,
  line: number,
  notes: Notes,
): { readonly text: string; readonly ticks: string; readonly link?: string } | undefined {
  const match = FENCE.exec(text)
  if (!match) return undefined
  const [, before = '', ticks = '', info = ''] = match
  const words = info.trim().split(/\s+/)
  if (words.slice(1).some((word) => OURS.test(word))) return undefined
  const options = readCodeOptions(words, true)
  const { url, linkText = url, dropped } = options
  if (dropped.length > 0)
    notes.changes.push(noted(`\`${dropped.join(' ')}\` of the listing is left out.`, line))
  const indent = before.replace(/[^>\s]/g, ' ')
  return {
    text: `${before}${ticks}${fenceInfo(options)}`,
    ticks,
    ...(url !== undefined && { link: `${indent}[${linkText}](${url})` }),
  }
}

const RAW = /\{%-?\s*raw\s*-?%\}(.*?)\{%-?\s*endraw\s*-?%\}/g

function convertLine(text: string, line: number, space: Space, notes: Notes): Line[] {
  const own = { ...space, dropped: (message: string) => notes.changes.push(noted(message, line)) }
  const plain = replaceInLine(text, RAW, (match) => match[1]!.replace(/\{(?=[{%#])/g, '\\{'))
  const converted = replaceInLine(plain, TAG, (match) => {
    // It stood between `{% raw %}` and `{% endraw %}`.
    if (plain[match.index - 1] === '\\') return undefined
    const tag = tagOf(match[1], match[2])
    const name = ALIASES[tag.name] ?? tag.name
    const write = Object.hasOwn(INLINE_TAGS, name) ? INLINE_TAGS[name] : undefined
    const written = write?.(tag, own)
    if (written === undefined)
      notes.todo.push(
        noted(
          write || name === 'include_code'
            ? `${shown(match[0])} leads to nothing and stays as it is.`
            : `The tag ${shown(match[0])} is not known and stays as it is.`,
          line,
        ),
      )
    else notes.changes.push(noted(`${shown(match[0])} became ${shown(written)}.`, line))
    return written
  })
  for (const [found] of maskedBraces(converted))
    notes.todo.push(noted(`${shown(found)} is not filled in here and stays as it is.`, line))
  return converted.split('\n').map((one) => ({ text: one, line }))
}

/** `{{ … }}` outside of code. */
function maskedBraces(text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  replaceInLine(text, /(?<!\\)\{\{.*?\}\}/g, (match) => {
    found.push(match)
    return undefined
  })
  return found
}
