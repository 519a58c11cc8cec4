import { toChinese } from 'keep-it-simple/reference'
import { chinese } from '../words/chinese.ts'
import type { Lang } from './page.ts'

/**
 * What the engine says in English, in a language of the manual. A sentence that was changed there has
 * no translation any more, and the build of the manual says so.
 */
export function say(lang: Lang, english: string): string {
  if (lang === 'en-US' || english === '') return english
  const known = chinese[english] ?? toChinese(english) ?? code(english)
  if (known === undefined) throw new Error(`words/ has no Chinese for: ${english}`)
  asked.add(english)
  return known
}

/** The sentences that were translated, to find the ones nobody needs any more. */
export const asked = new Set<string>()

/** A piece of code needs no translator. */
const code = (english: string): string | undefined =>
  /^`[^`]+`$/.test(english) ? english : undefined
