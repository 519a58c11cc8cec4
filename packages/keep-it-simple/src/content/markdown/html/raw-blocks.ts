import type { MarkdownIt, StateBlock } from 'markdown-it'
import { lineText } from '../blocks/container-lines.ts'
import { pageEnv, report } from '../page-env.ts'
import { elementName, readTag } from './read-tag.ts'
import { refusalRemedy } from './refusals.ts'

const START = /^<(?:script|style)\b/i

/**
 * Scripts and styles at the start of a line, up to their closing tag: their text is no Markdown, so
 * they are one mistake and not one for each line.
 */
export function rawBlocks(md: MarkdownIt): void {
  const rule = (state: StateBlock, start: number, end: number, silent: boolean): boolean => {
    if (state.sCount[start]! - state.blkIndent >= 4) return false
    if (!START.test(lineText(state, start))) return false
    const from = state.bMarks[start]! + state.tShift[start]!
    const tag = readTag(state.src, from, state.eMarks[end - 1]!)
    const name = tag && elementName(tag)
    const last = name === undefined ? undefined : closingLine(state, name, start, end)
    if (!tag || name === undefined || last === undefined) return false
    if (silent) return true
    const env = pageEnv(state.env)
    const isVue = tag.attributes.has('setup') || tag.attributes.has('scoped')
    report(
      env,
      {
        severity: 'error',
        code: isVue ? 'foreign-syntax' : 'refused-html',
        message: isVue
          ? `\`<${name}>\` of a Vue component cannot stand in a page.`
          : `\`<${name}>\` cannot stand in a page.`,
        remedy: refusalRemedy(name),
      },
      { line: env.firstLine + start },
    )
    state.line = last + 1
    return true
  }
  md.block.ruler.before('fence', 'raw-html', rule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
}

/** Where a closing tag was looked for in vain, by page and name: a text may open a hundred thousand. */
const missing = new WeakMap<object, Map<string, readonly [number, number]>>()

function closingLine(
  state: StateBlock,
  name: string,
  start: number,
  end: number,
): number | undefined {
  const from = state.bMarks[start]!
  const limit = state.eMarks[end - 1]!
  const known = missing.get(state.env as object) ?? new Map<string, readonly [number, number]>()
  missing.set(state.env as object, known)
  const [a, b] = known.get(name) ?? [Infinity, 0]
  if (from >= a && limit <= b) return undefined
  const found = new RegExp(`</${name}\\s*>`, 'i').exec(state.src.slice(from, limit))
  if (!found) {
    known.set(name, [from, limit])
    return undefined
  }
  const position = from + found.index
  for (let line = start; line < end; line++) if (state.eMarks[line]! >= position) return line
  return undefined
}
