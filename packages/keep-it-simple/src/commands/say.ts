import { messageLanguage } from '#config/message-language.ts'
import { textIn } from '#locale/diagnostics/translate.ts'

/** Prints a sentence of the engine in the language of the author. */
export const say = (text: string): void => console.log(inLines(text))

/** The same for what went wrong. */
export const complain = (text: string): void => console.error(inLines(text))

/** A text in the language of the author, line by line; marks and places before a sentence stay. */
export const inLines = (text: string): string => {
  const lang = messageLanguage()
  return text
    .split('\n')
    .map((line) => {
      const [start = ''] = /^\s*(?:! \S+ )?/.exec(line) ?? []
      const sentence = line.slice(start.length)
      return sentence === '' ? line : start + textIn(lang, sentence)
    })
    .join('\n')
}
