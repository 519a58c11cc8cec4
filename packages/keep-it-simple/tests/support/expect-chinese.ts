import { expect } from 'vitest'
import { textIn } from '#locale/diagnostics/translate.ts'
import type { Diagnostic } from '#model/diagnostic.ts'

type Words = Pick<Diagnostic, 'message' | 'remedy'> & { readonly code?: string }

/** Kinds of problems that quote another program, or the author, behind a colon. */
const QUOTING = new Set(
  `bad-block bad-diagram bad-hook bad-maths bad-option bad-setting broken-picture broken-yaml
  cannot-bundle hook-failed island-failed lock-pattern missing-package missing-words settings-failed
  settings-syntax slot-failed wrong-end wrong-output`.split(/\s+/),
)
/** Words that Chinese authors write as they are. */
const LATIN = /\b(?:front matter|permalink|manifest|symbol|zod|npm|kis|output)\b/g
/** Code, paths, addresses and names with capitals or digits. */
const NO_WORDS = /`[^`]*`|```\w+|\S*[\w)][/.:@]\S+|\S*\/\S*|\S*[A-Z\d_-]\S*/g

/** What is left of English in the Chinese of a problem. */
export const englishLeft = ({ message, remedy, code = '' }: Words): string[] =>
  [message, remedy].flatMap((text) => {
    const said = textIn('zh-CN', text)
    const own = QUOTING.has(code) ? said.replace(/：[^]*$/, '') : said
    const isLeft = /[a-z]{2,}/.test(own.replaceAll(NO_WORDS, ' ').replaceAll(LATIN, ' '))
    return isLeft || !/\p{Script=Han}/u.test(said) ? [`${code}: ${text} → ${said}`] : []
  })

/** Every problem a test meets can be said in Chinese. */
export function expectChinese(problems: readonly Words[]): void {
  expect(problems.flatMap(englishLeft), 'problems without Chinese').toEqual([])
}
