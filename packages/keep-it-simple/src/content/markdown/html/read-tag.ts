/** A tag as it stands in the text; nothing is said yet about whether it may. */
export interface Tag {
  /** As written: capitals tell a component from an element. */
  readonly name: string
  readonly closes: boolean
  /** `<br/>` */
  readonly closesItself: boolean
  /** Names in small letters; a flag has no value. */
  readonly attributes: ReadonlyMap<string, string | undefined>
  /** Where the text goes on. */
  readonly end: number
}

/** Longer than any tag; what is longer is text. */
const LONGEST = 4096
const NAME = /[a-zA-Z][\w.:-]*/y
/** Browsers read a slash inside a tag as a space. */
const SPACE = /(?:[ \t\n]|\/(?!>))*/y
/** Names of Vue's (`@click`, `#slot`, `v-bind:x.y`) too: they are refused by name. */
const ATTRIBUTE = /[a-zA-Z_:@#][\w:.@#[\]-]*/y
const VALUE = /[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)'|(\{[^{}]*\})|([^\s"'=<>`{}]+))/y

/** The tag that begins at `at`; `undefined` where none does. Every character is looked at once. */
export function readTag(source: string, at: number, limit: number): Tag | undefined {
  if (source[at] !== '<') return undefined
  const text = source.slice(at, Math.min(limit, at + LONGEST))
  const closes = text[1] === '/'
  let position = closes ? 2 : 1
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position
    const found = pattern.exec(text)
    if (found) position = pattern.lastIndex
    return found
  }
  const name = take(NAME)?.[0]
  if (name === undefined) return undefined
  const attributes = new Map<string, string | undefined>()
  for (;;) {
    const space = take(SPACE)![0]
    const sign = text[position]
    const closesItself = sign === '/' && text[position + 1] === '>'
    if (sign === '>' || closesItself)
      return {
        name,
        closes,
        closesItself,
        attributes,
        end: at + position + (closesItself ? 2 : 1),
      }
    const attribute = space === '' || closes ? undefined : take(ATTRIBUTE)?.[0].toLowerCase()
    if (attribute === undefined) return undefined
    const value = take(VALUE)
    // Of two with one name browsers take the first.
    if (!attributes.has(attribute))
      attributes.set(
        attribute,
        value?.slice(1).find((one) => one !== undefined),
      )
  }
}

/** Elements are written in small letters or in capitals only; everything else is a component. */
export function elementName({ name }: Pick<Tag, 'name'>): string | undefined {
  const plain = /^[a-z][a-z\d]*$/.test(name) || /^[A-Z][A-Z\d]*$/.test(name)
  return plain ? name.toLowerCase() : undefined
}
