import type { Diagnostic } from '#model/diagnostic.ts'
import type { MessageLanguage } from '#model/message-language.ts'
import { listed } from './listed.ts'
import { everyPiece, outsideCode } from './outside-code.ts'
import { fillIn, readTemplate, valuesIn, type Template } from './template.ts'
import { CHINESE } from './zh-CN/all.ts'

const TEMPLATES: readonly Template[] = Object.keys(CHINESE).map(readTemplate)

/** A large site may have thousands of problems: only sentences that begin alike are compared. */
const START = 6
const startOf = ({ parts: [first = ''] }: Template): string =>
  first.length < START ? '' : first.slice(0, START)
const BY_START: ReadonlyMap<string, readonly Template[]> = Map.groupBy(TEMPLATES, startOf)
const OPEN = BY_START.get('') ?? []

interface Meant {
  readonly template: Template
  readonly values: readonly string[]
}

/** The sentence that a text is, with its values: the one that says the most of what is there. */
export function meantBy(text: string): Meant | undefined {
  let best: Meant | undefined
  let bestWeight = -1
  for (const template of [...(BY_START.get(text.slice(0, START)) ?? []), ...OPEN]) {
    const values = valuesIn(template, text)
    if (!values) continue
    // Code that seems to hold backticks is more often two pieces of code.
    const isOdd = values.some((value, index) => template.isCode[index] && value.includes('`'))
    const weight = isOdd ? template.weight / 2 : template.weight
    if (weight > bestWeight) [best, bestWeight] = [{ template, values }, weight]
  }
  return best
}

/** A text of the engine in Chinese; `undefined` if it is none the engine says. */
export function toChinese(text: string): string | undefined {
  const several = text.includes('\n') ? lines(text) : undefined
  if (several !== undefined) return several
  const meant = meantBy(text)
  if (!meant) return sentences(text) ?? ended(text) ?? listed(text, toChinese)
  const { template, values } = meant
  const isOpen = template.parts.at(-1) === '' && text.endsWith('.')
  const said = values.map((value, index) => {
    if (template.isCode[index])
      return value.replaceAll('`, `', '`、`').replaceAll('` or `', '` 或 `')
    return inChinese(isOpen && index === values.length - 1 ? value.slice(0, -1) : value)
  })
  return fillIn(CHINESE[template.english]!, said) + (isOpen ? '。' : '')
}

/** A value: a phrase of ours, a list of phrases or names, or anything at all. */
const inChinese = (value: string): string => toChinese(value) ?? value

/** Several sentences, or parts of one, if each of them is known. */
const sentences = (text: string): string | undefined =>
  joined(outsideCode(text, /(?<=[.?]) (?=[A-Z`])/g), '') ?? joined(outsideCode(text, /; /g), '；')

function joined(pieces: readonly string[], between: string): string | undefined {
  if (pieces.length < 2) return undefined
  return everyPiece(pieces, (piece) => meantBy(piece) && toChinese(piece))?.join(between)
}

/** A first line that is ours; what a program printed follows as it is, but for the heads of a comparison. */
function lines(text: string): string | undefined {
  const [first = '', ...others] = text.split('\n')
  const said = toChinese(first)
  if (said === undefined) return undefined
  return [
    said,
    ...others.map((line) => (/^[-+]{3} /.test(line) ? (CHINESE[line] ?? line) : line)),
  ].join('\n')
}

/** A phrase that is the whole sentence. */
function ended(text: string): string | undefined {
  const said = text.endsWith('.')
    ? meantBy(text.slice(0, -1)) && toChinese(text.slice(0, -1))
    : undefined
  return said === undefined ? undefined : `${said}。`
}

/** A text of the engine in the language of the author. */
export const textIn = (lang: MessageLanguage, text: string): string =>
  lang === 'zh-CN' ? (toChinese(text) ?? text) : text

/** A problem in the language of the author. */
export const diagnosticIn = (lang: MessageLanguage, diagnostic: Diagnostic): Diagnostic =>
  lang === 'en-US'
    ? diagnostic
    : {
        ...diagnostic,
        message: textIn(lang, diagnostic.message),
        remedy: textIn(lang, diagnostic.remedy),
        ...(diagnostic.fix && {
          fix: { ...diagnostic.fix, label: textIn(lang, diagnostic.fix.label) },
        }),
      }
