import { lateWords, words } from 'virtual:keep-it-simple/words'
import { languageChain, primaryLanguage } from '#model/language.ts'
import type { LateWords } from './late/words.ts'
import type { InterfaceWords } from './words.ts'

/** The words of the interface, in the language of a page. */
export const loadWords = (lang: string): Promise<InterfaceWords> => loaded(words, lang)

/** Words only some readers ever need, in the language of the page that is shown. */
export const loadLateWords = (lang: string): Promise<LateWords> => loaded(lateWords, lang)

type Loaders<Table> = Readonly<Record<string, () => Promise<{ readonly default: Table }>>>

/** A page in a language the site does not have is shown in the nearest built-in one, as at build. */
async function loaded<Table>(loaders: Loaders<Table>, lang: string): Promise<Table> {
  const own = languageChain(lang).find((one) => loaders[one])
  const lender = primaryLanguage(lang) === 'zh' ? 'zh-CN' : 'en-US'
  return (await loaders[own ?? lender]!()).default
}
