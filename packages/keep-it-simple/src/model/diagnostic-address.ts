import type { MessageLanguage } from './message-language.ts'

/** Where the manual is published. */
const MANUAL_ORIGIN = 'https://manual.keep-it-simple.example'

/**
 * Where the manual explains a kind of problem. It is sent on to whatever page explains it today, and
 * a browser takes the anchor along.
 */
export const diagnosticAddress = (code: string, lang: MessageLanguage): string =>
  `${MANUAL_ORIGIN}${lang === 'zh-CN' ? '' : '/en'}/diagnostics/${code}/#${code}`
