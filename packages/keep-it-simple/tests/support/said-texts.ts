import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineAndColumn, parseModule } from '#config/source/parse-module.ts'
import { meaningsIn, textsOf } from '#config/source/syntax-texts.ts'
import { nameOf, walk, type SyntaxNode } from '#config/source/syntax-walk.ts'

const SOURCES = join(import.meta.dirname, '../../src')
/** Rooms that speak to the author. */
const ROOMS = ['blocks', 'commands', 'config', 'content', 'model', 'publish']
/** What readers, the manual and other programs read. */
const NOT_SAID =
  /^editor\/|\.(?:test|spec|d)\.ts$|(?:^|\/)(?:words|client|config-reference|json-schema|token-reference)\.ts$/
/** Parts of a block or a setting that the manual shows. */
const EXPLAINED = new Set(['about', 'en-US', 'zh-CN', 'otherwise', 'example', 'description'])

/** A line with two words in quotes; parsing the other half of the files would find nothing. */
const MAY_SAY = /^(?!\s*(?:\/\/|\/?\*)).*['`"].*[a-z][,;:]? (?:[a-z`]|\$\{).*['`"]/m
const IMPORTS = /^import [^]*?from '.*'$/gm

/** A text of the sources with `{}` for what differs, and where it stands. */
export interface SaidText {
  readonly text: string
  readonly place: string
  /** A whole sentence that may be printed, and so needs Chinese. */
  readonly isSentence: boolean
}

export function saidTexts(): SaidText[] {
  return ROOMS.flatMap((room) =>
    readdirSync(join(SOURCES, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !NOT_SAID.test(file))
      .filter((file) =>
        MAY_SAY.test(readFileSync(join(SOURCES, room, file), 'utf8').replaceAll(IMPORTS, '')),
      )
      .toSorted()
      .flatMap((file) => textsIn(`${room}/${file}`)),
  )
}

function textsIn(file: string): SaidText[] {
  const { body, text: source } = parseModule(join(SOURCES, file))!
  const meaning = meaningsIn(body)
  return [...walk(body)].flatMap(([node, above]) => {
    if (!isText(node) || isPart(above)) return []
    const place = `${file}:${lineAndColumn(source, node.start).line}`
    const isSaid = !isExplanation(above)
    const texts = textsOf(node, meaning).map(shaped)
    // Where a name stands for a phrase, the sentence may be translated without it.
    const open = textsOf(node).map(shaped)
    return [...new Set([...texts, ...open])].map((text) => ({
      text,
      place,
      isSentence: isSaid && texts.includes(text) && isSentence(text),
    }))
  })
}

const isText = (node: SyntaxNode): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node['value'] === 'string') ||
  (node.type === 'BinaryExpression' && node['operator'] === '+')

/** Whether it is part of a larger text, which is read as a whole. */
function isPart(above: readonly SyntaxNode[]): boolean {
  const outer = above.findLastIndex(isText)
  const between = above.slice(outer + 1).map(({ type }) => type)
  return (
    outer >= 0 &&
    between.every((type) => type === 'ConditionalExpression' || type === 'LogicalExpression')
  )
}

/** Whether the manual shows it and no message: what a block, an option or a setting is for. */
const isExplanation = (above: readonly SyntaxNode[]): boolean =>
  above.some(({ type, key }) => type === 'Property' && EXPLAINED.has(nameOf(key) ?? '')) ||
  above.some(({ type, callee, arguments: given }) => {
    const called = callee as SyntaxNode | undefined
    if (type === 'NewExpression') return nameOf(called) === 'Error'
    if (type !== 'CallExpression') return false
    return (
      ['required', 'optional', 'described'].includes(nameOf(called) ?? '') ||
      nameOf(called?.['property']) === 'describe' ||
      // The same in both languages.
      (given as SyntaxNode[]).some((one) => /^\p{Script=Han}/u.test(nameOf(one) ?? ''))
    )
  })

const shaped = (text: string): string => text.trim().replaceAll(/(?:\{\}){2,}/g, '{}')

/** Begins as a sentence, ends as one, and has two words beside each other outside of code. */
function isSentence(text: string): boolean {
  const words = text.replaceAll(/`[^`]*`/g, '`')
  return (
    /^(?:[A-Z`]|\{\})/.test(text) &&
    /(?:[.?:]|: \{\})$/.test(text) &&
    /[a-z]+[,;:]? [a-z`{]/.test(words) &&
    !/[<>]|\n|^[A-Z][\w-]*: \{\}$/.test(words)
  )
}
