import { styleText } from 'node:util'
import { messageLanguage } from '#config/message-language.ts'
import { diagnosticIn } from '#locale/diagnostics/translate.ts'
import { diagnosticAddress } from '#model/diagnostic-address.ts'
import { formatPosition, type Diagnostic } from '#model/diagnostic.ts'
import type { MessageLanguage } from '#model/message-language.ts'

/** All problems at once, each with its place and what to do, and each kind once with its page in the manual. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  lang: MessageLanguage = messageLanguage(),
): string {
  const words = WORDS[lang]
  const named = new Set<string>()
  const lines = diagnostics.map((diagnostic) => {
    const { severity, code } = diagnostic
    const { message, remedy } = diagnosticIn(lang, diagnostic)
    const head = styleText(severity === 'error' ? 'red' : 'yellow', `${words[severity]} ${code}`)
    const address = named.has(code) ? '' : `\n  ${styleText('dim', diagnosticAddress(code, lang))}`
    named.add(code)
    return `${styleText('bold', formatPosition(diagnostic))} ${head}\n  ${message.replaceAll('\n', '\n  ')}\n  → ${remedy}${address}`
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  if (diagnostics.length > 0) lines.push(words.sum(errors, diagnostics.length - errors))
  return lines.join('\n')
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const WORDS = {
  'en-US': {
    error: 'error',
    warning: 'warning',
    sum: (errors: number, warnings: number) =>
      `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`,
  },
  'zh-CN': {
    error: '错误',
    warning: '警告',
    sum: (errors: number, warnings: number) => `${errors} 个错误，${warnings} 个警告`,
  },
}
