/** Written from right to left: by the script a tag names, else by its language. */
const RTL_SCRIPTS = new Set('Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa'.split(' '))
const RTL_LANGUAGES = new Set(
  'ar arc ckb dv fa he iw nqo pnb prs ps rhg sd syr ug ur yi'.split(' '),
)

/** `zh` of `zh-Hant-TW`. */
export const primaryLanguage = (lang: string): string => lang.split('-')[0]!.toLowerCase()

const scriptOf = (lang: string): string | undefined =>
  lang.split('-').find((part, index) => index > 0 && /^[A-Z][a-z]{3}$/.test(part))

/**
 * Which way the language is written. Not asked of `Intl`: engines differ in what they know, and a
 * page must be the same at build and in every browser.
 */
export function textDirection(lang: string): 'ltr' | 'rtl' {
  const script = scriptOf(lang)
  const isRtl =
    script === undefined ? RTL_LANGUAGES.has(primaryLanguage(lang)) : RTL_SCRIPTS.has(script)
  return isRtl ? 'rtl' : 'ltr'
}

export const isChinese = (lang: string): boolean => primaryLanguage(lang) === 'zh'

/** Languages whose characters each fill a square: their texts are counted and cut by characters. */
export const isSquare = (lang: string): boolean =>
  ['zh', 'ja', 'ko', 'yue'].includes(primaryLanguage(lang))

/** The tag as it has to be written; `undefined` where it is none. */
export function canonicalLanguage(lang: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(lang)[0]
  } catch {
    return undefined
  }
}

/** What to do about a tag that is none, or is written in another way. */
export function languageRemedy(lang: string): string {
  const better = canonicalLanguage(lang) ?? canonicalLanguage(lang.replaceAll('_', '-'))
  return better === undefined
    ? 'Write a language tag (BCP 47), like `en-US`, `ja` or `zh-Hant-TW`.'
    : `Write the language tag as \`${better}\`.`
}

/** `zh-Hant-TW`, `zh-Hant`, `zh`: the language itself, then what it is a kind of. */
export function languageChain(lang: string): string[] {
  const parts = lang.split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}
