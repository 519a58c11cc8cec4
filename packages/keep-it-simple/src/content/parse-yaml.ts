import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document } from 'yaml'

export interface ParsedYaml {
  readonly document: Document
  readonly counter: LineCounter
  /** The first mistake, where there is one. */
  readonly problem?: YamlProblem
}

export interface YamlProblem {
  /** Name and words of the parser. */
  readonly kind: string
  readonly says: string
  /** Where it begins. */
  readonly at: number
}

/** Deeper than anything a page describes; the parser would leave its stack a thousand levels on. */
const DEEPEST = 100

const TOO_DEEP = { kind: 'TOO_DEEP', says: 'it is nested too deeply' }

/** Plain YAML only: no code, no custom tags, no merge keys. */
export function parseYaml(text: string): ParsedYaml {
  const counter = new LineCounter()
  const deep = tooDeep(text)
  const document = parseDocument(deep === undefined ? text : '', {
    lineCounter: counter,
    merge: false,
    schema: 'core',
    // Looked for below: the parser compares every key with all others.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  })
  if (deep !== undefined) return { document, counter, problem: deep }
  const [first] = [...document.errors, ...document.warnings]
  const problem = first
    ? { kind: first.code, says: first.message, at: first.pos[0] }
    : duplicateKey(document.contents)
  return { document, counter, ...(problem && { problem }) }
}

/** `- - - …`, each a list in the one before it. */
const STAIRS = new RegExp(String.raw`^[ \t]*(?:[-?][ \t]+){${DEEPEST}}`, 'm')

/** Brackets that are open at once; those of quoted text count too, and nobody writes a hundred. */
function tooDeep(text: string): YamlProblem | undefined {
  const stairs = STAIRS.exec(text)
  if (stairs) return { ...TOO_DEEP, at: stairs.index }
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '[' || sign === '{') depth++
    else if ((sign === ']' || sign === '}') && depth > 0) depth--
    if (depth > DEEPEST) return { ...TOO_DEEP, at }
  }
  return undefined
}

function duplicateKey(node: unknown): YamlProblem | undefined {
  const inside = isMap(node) ? node.items.map(({ value }) => value) : isSeq(node) ? node.items : []
  if (isMap(node)) {
    const seen = new Set<string>()
    for (const { key } of node.items) {
      if (!isNode(key)) continue
      const name = String(key)
      if (seen.has(name)) return { kind: 'DUPLICATE_KEY', says: 'twice', at: key.range?.[0] ?? 0 }
      seen.add(name)
    }
  }
  for (const one of inside) {
    const found = duplicateKey(one)
    if (found) return found
  }
  return undefined
}
