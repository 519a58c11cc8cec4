import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE, SOURCES_NAME } from '../engine-files.ts'
import { lineAndColumn, parseModule } from './parse-module.ts'
import { argumentTexts, reporterOf, type Reporter } from './diagnostic-reporters.ts'
import { textsOf, valueIn, walk, nameOf, HOLE, type SyntaxNode } from './syntax-walk.ts'

/** A place in the engine's sources that reports a problem. */
export interface DiagnosticSource {
  readonly code: string
  /** What it says, and what it advises; `…` stands for what differs from time to time. */
  readonly messages: readonly string[]
  readonly remedies: readonly string[]
  /** File and line. */
  readonly place: string
}

export interface DiagnosticSources {
  readonly sources: readonly DiagnosticSource[]
  /** Places whose code cannot be read from the sources: it has to be written there as text. */
  readonly unread: readonly string[]
}

const CODE = /^[a-z]+(?:-[a-z\d]+)+$/

/**
 * Every diagnostic the engine may report, read from its sources: from objects with a `code` and a
 * `message` or `remedy`, and from calls of the functions that make such objects.
 */
export function diagnosticSources(folder: string = join(ENGINE, SOURCES_NAME)): DiagnosticSources {
  const read = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]s$/.test(file) && !/\.(?:test|d)\.ts$/.test(file))
    .toSorted()
    .map((file) => readSource(join(folder, file), file.replaceAll('\\', '/')))
  return {
    sources: read.flatMap(({ sources }) => sources),
    unread: read.flatMap(({ unread }) => unread),
  }
}

function readSource(path: string, file: string): DiagnosticSources {
  const { body, text } = parseModule(path)!
  const sources: DiagnosticSource[] = []
  const placeOf = ({ start }: SyntaxNode) => `${file}:${lineAndColumn(text, start).line}`
  const add = (node: SyntaxNode, codes: readonly string[], message: unknown, remedy: unknown) => {
    const known = codes.filter((code) => CODE.test(code))
    const words = { messages: textsOf(message), remedies: textsOf(remedy), place: placeOf(node) }
    for (const code of known) sources.push({ code, ...words })
    return known.length > 0
  }

  const nodes = [...walk(body)]
  const reporters = new Map<SyntaxNode, Reporter>()
  const unread = new Set<SyntaxNode>()
  for (const [node, above] of nodes) {
    if (node.type === 'ArrayExpression') {
      const [code, message, remedy] = node['elements'] as SyntaxNode[]
      if (remedy && textsOf(message).some((one) => one.includes(' ')))
        add(node, textsOf(code), message, remedy)
    }
    const code = valueIn(node, 'code')
    const [message, remedy] = [valueIn(node, 'message'), valueIn(node, 'remedy')]
    if (!code || !(message ?? remedy) || add(node, textsOf(code), message, remedy)) continue
    const reporter = reporterOf(code, above)
    if (reporter === undefined) unread.add(node)
    else if (reporter !== 'given') reporters.set(node, reporter)
  }

  for (const [report, { name, argument }] of reporters) {
    const [template = HOLE] = textsOf(valueIn(report, 'code'))
    const calls = nodes.filter(
      ([{ type, callee }]) => type === 'CallExpression' && nameOf(callee) === name,
    )
    const isRead = calls.map(([call, above]) => {
      const given = call['arguments'] as SyntaxNode[]
      const codes = argumentTexts(argument('code', given), above).map((one) =>
        template.replace(HOLE, one),
      )
      const of = (word: string) => argument(word, given) ?? valueIn(report, word)
      return add(call, codes, of('message'), of('remedy')) || argument('code', given) === undefined
    })
    if (!isRead.includes(true)) unread.add(report)
  }
  return { sources, unread: [...unread].map(placeOf) }
}
