import { chinese } from '../words/chinese.ts'
import type { Lang } from './page.ts'

/**
 * What the engine says in English, in a language of the manual. A sentence that was changed there has
 * no translation any more, and the build of the manual says so.
 */
export function say(lang: Lang, english: string): string {
  if (lang === 'en-US' || english === '') return english
  const known = chinese[english] ?? choice(english)
  if (known === undefined) throw new Error(`words/ has no Chinese for: ${english}`)
  asked.add(english)
  return known
}

/** The sentences that were translated, to find the ones nobody needs any more. */
export const asked = new Set<string>()

/** `` `left`, `right` or `top` `` needs no translator. */
function choice(english: string): string | undefined {
  if (english.replaceAll(/`[^`]+`|, | or /g, '') !== '') return undefined
  const values = [...english.matchAll(/`[^`]+`/g)].map(([value]) => value)
  return [values.slice(0, -1).join('、'), values.at(-1)!].filter((one) => one !== '').join(' 或 ')
}
