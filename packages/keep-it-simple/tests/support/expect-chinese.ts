import { expect } from 'vitest'
import { textIn } from '#locale/diagnostics/translate.ts'
import type { Diagnostic } from '#model/diagnostic.ts'

type Words = Pick<Diagnostic, 'message' | 'remedy'> & { readonly code?: string }

/** Kinds of problems that quote another program, or the author, behind a colon. */
const QUOTING = new Set(
  `bad-block bad-diagram bad-hook bad-maths bad-option bad-setting broken-picture broken-yaml
  cannot-bundle hook-failed invalid-value island-failed lock-pattern missing-package missing-words no-sbom picture-size
  settings-failed
  settings-syntax slot-failed wrong-end wrong-output`.split(/\s+/),
)
/** Words that Chinese authors write as they are. */
const LATIN =
  /\b(?:front matter|permalink|manifest|symbol|zod|npm|kis|git|gist|kramdown|input|output)\b/g
/** Code, then paths, addresses and names with capitals or digits. */
const CODE = /```\w*|`[^`]*`/g
const NAMES = /\S*[\w)][/.:@]\S+|\S*\/\S*|\S*[A-Z\d_-]\S*/g

/** Whether anything of a text is still English in its Chinese; behind a colon it may be a quotation. */
export function isEnglish(text: string, isQuoting = false): boolean {
  const said = textIn('zh-CN', text)
  const own = isQuoting ? said.replace(/：[^]*$/, '') : said
  const words = [CODE, NAMES, LATIN].reduce((left, no) => left.replaceAll(no, ' '), own)
  return !/\p{Script=Han}/u.test(said) || /[a-z]{2,}/.test(words)
}

/** What is left of English in the Chinese of a problem. */
const englishLeft = ({ message, remedy, code = '' }: Words): string[] =>
  [message, remedy]
    .filter((text) => isEnglish(text, QUOTING.has(code)))
    .map((text) => `${code}: ${text} → ${textIn('zh-CN', text)}`)

/** Every problem a test meets can be said in Chinese. */
export function expectChinese(problems: readonly Words[]): void {
  // A page of nonsense has the same problem a thousand times.
  const different = new Map(problems.map((one) => [`${one.message}\n${one.remedy}`, one]))
  expect([...different.values()].flatMap(englishLeft), 'problems without Chinese').toEqual([])
}
