import type { LateWords } from './words.ts'

/** In the language of the page that is shown. */
export async function loadLateWords(lang: string): Promise<LateWords> {
  return lang === 'zh-CN'
    ? (await import('./zh-CN.ts')).zhCNLate
    : (await import('./en-US.ts')).enUSLate
}
