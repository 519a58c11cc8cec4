/** Set before what is found as it is written, signs included. */
const MARK = '`'
const LONGEST = 24

/** Signs, without the spaces that everybody sets differently. */
export const codeTerm = (text: string): string => MARK + text.toLowerCase().replace(/\s+/g, '')

/** Has signs that would be lost among words. */
export const hasSigns = (text: string): boolean =>
  /[^\p{L}\p{N}\s_.,;:!?'"，。；：！？、（）《》「」“”-]/u.test(text) ||
  (/^\P{L}+$/u.test(text) && /[^\p{N}\s]/u.test(text)) ||
  /^\p{Script=Greek}$/u.test(text)

/** Pieces of code that are asked for as they stand: whole if short, and each stretch without spaces. */
export function codeTerms(code: string): string[] {
  const pieces = [code, ...code.split(/\s+/)]
  return [...new Set(pieces.filter((one) => one.length <= LONGEST && hasSigns(one)).map(codeTerm))]
}
