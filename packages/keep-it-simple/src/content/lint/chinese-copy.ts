import type { Token } from 'markdown-it'
import type { Finding } from './lint-page.ts'
import type { Autocorrect } from './load-autocorrect.ts'

/** `{书, 笔}` is notation, not a sentence. */
const SET = /\{[^{}]*\}/g

/** Spaces between scripts and full-width marks, in running text only: code and output are as they are. */
export function lintChinese(tokens: readonly Token[], autocorrect: Autocorrect): Finding[] {
  const findings: Finding[] = []
  for (const { type, content, map } of tokens) {
    if (type !== 'inline' || !/\p{Script=Han}/u.test(content)) continue
    const line = map?.[0] ?? 0
    // The marks of hidden text are ours; the library would take them for punctuation.
    const { lines } = autocorrect(content.replaceAll('!!', '**'), 'markdown')
    for (const { l, old, new: better } of lines) {
      if (old.replace(SET, '{}') === better.replace(SET, '{}')) continue
      findings.push({
        line: line + l - 1,
        code: 'chinese-copywriting',
        message: `\`${old}\` is not set as Chinese and Latin text are set together.`,
        remedy: `Write \`${better}\`.`,
      })
    }
  }
  return findings
}
