/** English sentences with `{}` for their values, and the same in another language. */
export type Translations = Readonly<Record<string, string>>

/** A sentence with places for values. */
export interface Template {
  readonly english: string
  /** What stands around the values. */
  readonly parts: readonly string[]
  /** Of each value: whether it stands in backticks, where nothing is translated. */
  readonly isCode: readonly boolean[]
  /** Letters that are not values: of two sentences that fit, the longer one is meant. */
  readonly weight: number
}

export function readTemplate(english: string): Template {
  const parts = english.split('{}')
  let ticks = 0
  const isCode = parts.slice(0, -1).map((part) => (ticks += ticksIn(part)) % 2 === 1)
  return { english, parts, isCode, weight: english.length - 2 * (parts.length - 1) }
}

/** The values a text has where the template has places; every part is looked for once, from the left. */
export function valuesIn({ parts, isCode }: Template, text: string): readonly string[] | undefined {
  const [first = '', ...others] = parts
  const last = others.pop()
  if (last === undefined) return text === first ? [] : undefined
  const end = text.length - last.length
  if (!text.startsWith(first) || !text.endsWith(last) || end < first.length) return undefined
  const values: string[] = []
  let from = first.length
  for (const [index, part] of others.entries()) {
    const at = placeOf(part, text, from, isCode[index]!)
    if (at < 0 || at + part.length > end) return undefined
    values.push(text.slice(from, at))
    from = at + part.length
  }
  values.push(text.slice(from, end))
  // A value outside of code is something, and holds code only as a whole.
  const isWhole = values.every(
    (value, index) => isCode[index] || (value !== '' && ticksIn(value) % 2 === 0),
  )
  return isWhole ? values : undefined
}

/** Where a part stands next; behind a value that is no code it does not stand inside of code. */
function placeOf(part: string, text: string, from: number, isCode: boolean): number {
  let at = text.indexOf(part, from)
  if (isCode) return at
  let ticks = 0
  let counted = from
  while (at >= 0) {
    ticks += ticksIn(text.slice(counted, at))
    counted = at
    if (ticks % 2 === 0) return at
    at = text.indexOf(part, at + 1)
  }
  return at
}

/** Puts values into a sentence: `{}` in their order, `{2}` the second. */
export function fillIn(sentence: string, values: readonly string[]): string {
  let next = 0
  return sentence
    .split(/(\{\d*\})/)
    .reduce((text, part, index) =>
      index % 2 === 0
        ? joined(text, part)
        : joined(text, values[part === '{}' ? next++ : Number(part.slice(1, -1)) - 1] ?? ''),
    )
}

const WIDE = String.raw`[\p{Script=Han}，。；：！？、（）“”]`
const SPACED = new RegExp(`${WIDE} $`, 'u')
const WIDE_FIRST = new RegExp(`^${WIDE}`, 'u')
const WIDE_LAST = new RegExp(`${WIDE}$`, 'u')

/** Chinese and Latin words have a space between them; two Chinese words have none. */
function joined(before: string, after: string): string {
  if (SPACED.test(before) && WIDE_FIRST.test(after)) return before.slice(0, -1) + after
  if (WIDE_LAST.test(before) && after.startsWith(' ') && WIDE_FIRST.test(after.slice(1)))
    return before + after.slice(1)
  return before + after
}

/** Backticks that begin or end code; three in a row are a fence that is spoken of. */
export const ticksIn = (text: string): number => text.match(/(?<!`)`(?!`)/g)?.length ?? 0
