import { readColour } from './read-colour.ts'

/**
 * Why a colour cannot be read: the tokens in it that cannot be read themselves. One that only stands
 * for another is not named, but that other is.
 */
export function unreadTokens(
  expression: string,
  appearance: 'light' | 'dark',
  tokens: ReadonlyMap<string, string>,
  above: readonly string[] = [],
): string[] {
  return [...expression.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) => {
    const value = tokens.get(name!)
    if (value === undefined || above.includes(name!)) return []
    if (readColour(value, appearance, tokens)) return []
    const inner = unreadTokens(value, appearance, tokens, [...above, name!])
    return inner.length > 0 ? inner : [name!]
  })
}
