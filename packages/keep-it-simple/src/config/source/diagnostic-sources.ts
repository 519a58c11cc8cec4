import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE, SOURCES_NAME } from '../engine-files.ts'
import { pathBelow } from '../path-below.ts'
import { lineAndColumn, parseModule } from './parse-module.ts'
import { argumentTexts, reporterOf, type Reporter } from './diagnostic-reporters.ts'
import { HOLE, meaningsIn, textsOf } from './syntax-texts.ts'
import { nameOf, valueIn, walk, type SyntaxNode } from './syntax-walk.ts'

/** A place in the engine's sources that reports a problem. */
export interface DiagnosticSource {
  readonly code: string
  /** What it says, and what it advises; `…` stands for what differs from time to time. */
  readonly messages: readonly string[]
  readonly remedies: readonly string[]
  /** `undefined` where the author decides. */
  readonly severity?: 'error' | 'warning'
  /** File and line. */
  readonly place: string
}

export interface DiagnosticSources {
  readonly sources: readonly DiagnosticSource[]
  /** Places whose code cannot be read from the sources: it has to be written there as text. */
  readonly unread: readonly string[]
}

const SEVERITIES = ['error', 'warning'] as const
const CODE = /^[a-z]+(?:-[a-z\d]+)+$/

/**
 * Every diagnostic the engine may report, read from its sources: from objects with a `code` and a
 * `message` or `remedy`, and from calls of the functions that make such objects.
 */
export function diagnosticSources(folder: string = join(ENGINE, SOURCES_NAME)): DiagnosticSources {
  const read = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(?:test|d))\.[jt]s$/.test(file))
    .toSorted()
    .map((file) => readSource(folder, join(folder, file)))
  return {
    sources: read.flatMap(({ sources }) => sources),
    unread: read.flatMap(({ unread }) => unread),
  }
}

interface Parts {
  readonly message?: SyntaxNode | undefined
  readonly remedy?: SyntaxNode | undefined
  readonly severity?: SyntaxNode | undefined
}

const partsOf = (node: SyntaxNode): Parts => ({
  message: valueIn(node, 'message'),
  remedy: valueIn(node, 'remedy'),
  severity: valueIn(node, 'severity'),
})

function readSource(folder: string, path: string): DiagnosticSources {
  const { body, text } = parseModule(path)!
  const sources: DiagnosticSource[] = []
  const placeOf = ({ start }: SyntaxNode) =>
    `${pathBelow(folder, path)}:${lineAndColumn(text, start).line}`
  const meaning = meaningsIn(body)
  const texts = (expression: unknown) => [...new Set(textsOf(expression, meaning))]
  const add = (node: SyntaxNode, codes: readonly string[], parts: Parts) => {
    const known = codes.filter((code) => CODE.test(code))
    const severity = severityOf(parts)
    const words = {
      messages: texts(parts.message).map(shown),
      remedies: texts(parts.remedy).map(shown),
      ...(severity && { severity }),
      place: placeOf(node),
    }
    for (const code of known) sources.push({ code, ...words })
    return known.length > 0
  }

  const nodes = [...walk(body)]
  const reporters = new Map<SyntaxNode, Reporter>()
  const unread = new Set<SyntaxNode>()
  const passedOn: DiagnosticSource['severity'][] = []
  for (const [node, above] of nodes) {
    if (node.type === 'ArrayExpression') {
      const [code, message, remedy] = node['elements'] as SyntaxNode[]
      if (remedy && textsOf(message).some((one) => one.includes(' ')))
        add(node, textsOf(code), { message, remedy })
    }
    const code = valueIn(node, 'code')
    const parts = partsOf(node)
    if (!code || !(parts.message ?? parts.remedy)) continue
    const isKnown = add(node, textsOf(code), parts)
    // A code of another kind, such as zod's `custom`.
    if (!isKnown && !textsOf(code).some((one) => one.includes(HOLE))) continue
    if (isKnown && (!parts.message || texts(parts.message)[0] !== HOLE)) continue
    // What it says, or even its code, comes from whoever calls the function it stands in.
    const reporter = reporterOf(isKnown ? parts.message! : code, above)
    if (reporter === undefined && !isKnown) unread.add(node)
    if (reporter === 'given') passedOn.push(severityOf(parts))
    if (typeof reporter === 'object') reporters.set(node, reporter)
  }

  for (const [report, { name, argument }] of reporters) {
    const own = partsOf(report)
    const [template = HOLE] = textsOf(valueIn(report, 'code'))
    const isKnown = !template.includes(HOLE)
    const calls = nodes.filter(([{ callee }]) => nameOf(callee) === name)
    const isRead = calls.map(([call, above]) => {
      const given = call['arguments'] as SyntaxNode[]
      const codes = isKnown
        ? [template]
        : argumentTexts(argument('code', given), above).map((one) => template.replace(HOLE, one))
      const parts = {
        ...own,
        message: argument('message', given) ?? own.message,
        remedy: argument('remedy', given) ?? own.remedy,
      }
      return add(call, codes, parts) || argument('code', given) === undefined
    })
    if (!isKnown && !isRead.includes(true)) unread.add(report)
  }
  // Objects that are passed on get the severity where they are reported.
  const [severity] = passedOn
  const isOne = severity && passedOn.every((one) => one === severity)
  return {
    sources: isOne ? sources.map((source) => ({ severity, ...source })) : sources,
    unread: [...unread].map(placeOf),
  }
}

/** As the manual shows what differs. */
const shown = (text: string): string => text.replaceAll(HOLE, '…')

const severityOf = ({ severity }: Parts): DiagnosticSource['severity'] =>
  SEVERITIES.find((one) => textsOf(severity).includes(one))
