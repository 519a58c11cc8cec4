import { languageChain, primaryLanguage } from '#model/language.ts'
import { enUS } from './en-US.ts'
import { enUSLate } from './late/en-US.ts'
import { zhCNLate } from './late/zh-CN.ts'
import { enUSLists } from './lists/en-US.ts'
import { zhCNLists } from './lists/zh-CN.ts'
import { enUSOffline } from './offline/en-US.ts'
import { zhCNOffline } from './offline/zh-CN.ts'
import type { AuthorWords, Words } from './words.ts'
import { zhCN } from './zh-CN.ts'

const ENGLISH: Words = {
  interface: enUS,
  lists: enUSLists,
  late: enUSLate,
  offline: enUSOffline,
}
const CHINESE: Words = {
  interface: zhCN,
  lists: zhCNLists,
  late: zhCNLate,
  offline: zhCNOffline,
}

/** Languages whose words are complete without an author's. */
export const BUILT_IN_LANGUAGES = ['zh-CN', 'en-US'] as const

/** The built-in language that lends a language the words it lacks. */
const lenderOf = (lang: string): string => (primaryLanguage(lang) === 'zh' ? 'zh-CN' : 'en-US')

/**
 * Every word of a language, at build: the author's own for it (`zh-Hant-TW`, then `zh-Hant`, `zh`),
 * else those of the nearest built-in language, as the author may have changed them.
 */
export function resolveWords(lang: string, own: AuthorWords = {}): Words {
  const lender = lenderOf(lang)
  const layers = new Set([lender, ...languageChain(lang).toReversed()])
  const start: object = lender === 'zh-CN' ? CHINESE : ENGLISH
  return [...layers].reduce((words, one) => merge(words, own[one] ?? {}), start) as Words
}

/** Tables are merged table by table and word by word. */
function merge(below: object, above: object): object {
  const words: Record<string, unknown> = { ...below }
  for (const [key, value] of Object.entries(above) as [string, unknown][]) {
    const old = words[key]
    words[key] = isTable(value) && isTable(old) ? merge(old, value) : (value ?? old)
  }
  return words
}

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Every word of a table by its name: `interface.creation.original`. */
export function wordEntries(table: object, at = ''): [name: string, word: unknown][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    isTable(value)
      ? wordEntries(value, `${at}${key}.`)
      : [[at + key, value] satisfies [string, unknown]],
  )
}

/**
 * Names of the words a language has to borrow. One in the same language and script borrows nothing:
 * `en-GB` is served by `en-US`, but `zh-TW` is not written as `zh-CN` is.
 */
export function missingWords(lang: string, own: AuthorWords = {}, blocks: object = {}): string[] {
  if (sameWriting(lang, lenderOf(lang))) return []
  const layers = languageChain(lang).flatMap((one) => own[one] ?? [])
  const written = new Set(layers.flatMap((words) => wordEntries(words).map(([name]) => name)))
  return wordEntries(withBlocks(blocks))
    .map(([name]) => name)
    .filter((name) => !written.has(name))
}

/** English with the words that blocks bring along. */
export const withBlocks = (blocks: object): object => merge(ENGLISH, { blocks })

function sameWriting(one: string, other: string): boolean {
  const [a, b] = [new Intl.Locale(one).maximize(), new Intl.Locale(other).maximize()]
  return a.language === b.language && a.script === b.script
}

export interface WordFault {
  readonly name: string
  readonly fault: 'unknown' | 'not-text' | 'unknown-value'
  /** Of an unknown value: `{m}`. */
  readonly value?: string
}

/** Mistakes no page would show: names that do not exist, placeholders that are never filled. */
export function wordFaults(words: object, blocks: object = {}): WordFault[] {
  const known = new Map(wordEntries(withBlocks(blocks)))
  return wordEntries(words).flatMap(([name, word]): WordFault[] => {
    const model = known.get(name)
    if (typeof model !== 'string') return [{ name, fault: 'unknown' }]
    if (typeof word !== 'string') return [{ name, fault: 'not-text' }]
    return valuesIn(word)
      .filter((value) => !valuesIn(model).includes(value))
      .map((value) => ({ name, fault: 'unknown-value', value }))
  })
}

const valuesIn = (word: string): string[] => word.match(/\{\w+\}/g) ?? []
