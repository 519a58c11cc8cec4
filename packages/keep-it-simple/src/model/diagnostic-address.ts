import type { MessageLanguage } from './message-language.ts'

/** Where the manual is published. */
export const MANUAL_ORIGIN = 'https://manual.keep-it-simple.example'

/** The path of the manual that leads to what a kind of problem means, whatever page explains it. */
export const diagnosticPath = (code: string, lang: MessageLanguage): string =>
  `${lang === 'zh-CN' ? '' : '/en'}/diagnostics/${code}/`

/** Where the manual explains a kind of problem. */
export const diagnosticAddress = (code: string, lang: MessageLanguage): string =>
  MANUAL_ORIGIN + diagnosticPath(code, lang)
