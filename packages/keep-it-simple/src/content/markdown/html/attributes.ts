import type { MarkdownIt } from 'markdown-it'
import type { Diagnostic } from '#model/diagnostic.ts'
import { canonicalLanguage } from '#model/language.ts'
import type { Element, Value } from './elements.ts'
import type { Tag } from './read-tag.ts'

export interface CheckedAttributes {
  /** Those that may be written, without entities. */
  readonly values: ReadonlyMap<string, string>
  /** What is wrong with the others. */
  readonly problems: readonly AttributeProblem[]
}

type AttributeProblem = Pick<Diagnostic, 'severity' | 'code' | 'message' | 'remedy'>

const REMEDIES: Readonly<Record<string, string>> = {
  style: 'Remove it; the look of a site stands in `theme.css`.',
  class: 'Remove it; the look of a site stands in `theme.css`.',
  align: 'Remove it; `::: center` centres what stands in it.',
  id: 'Remove it; a heading gets an id of your own by `{#id}` behind it.',
  autoplay: 'Remove it: nothing is fetched before a reader plays it.',
}

/** By a list of what may be written; everything else is left out and named. */
export function checkAttributes(
  md: MarkdownIt,
  { attributes: written, name }: Tag,
  { attributes: allowed }: Element,
): CheckedAttributes {
  const values = new Map<string, string>()
  const problems: AttributeProblem[] = []
  for (const [key, raw] of written) {
    const kind = Object.hasOwn(allowed, key) ? allowed[key] : undefined
    if (kind === 'ignored') continue
    const value = decode(md, raw ?? '')
    const wrong = kind === undefined ? undefined : mistakeIn(kind, value, md)
    if (kind !== undefined && wrong === undefined) values.set(key, value)
    else
      problems.push({
        // Without its file an element shows nothing.
        severity: kind === 'path' ? 'error' : 'warning',
        code: 'html-attribute',
        message: `\`${key}\` of \`<${name}>\` is left out of the page.`,
        remedy: wrong ?? remedyOf(key) ?? `Remove it: \`<${name}>\` takes ${taken(allowed)}.`,
      })
  }
  return { values, problems }
}

const remedyOf = (key: string): string | undefined =>
  Object.hasOwn(REMEDIES, key) ? REMEDIES[key] : undefined

function taken(allowed: Element['attributes']): string {
  const names = Object.keys(allowed).filter((one) => allowed[one] !== 'ignored')
  return names.length === 0 ? 'no attributes here' : names.map((one) => `\`${one}\``).join(', ')
}

/** What to do about a value that cannot be. */
function mistakeIn(kind: Value, value: string, md: MarkdownIt): string | undefined {
  if (kind === 'pixels' && !/^[1-9]\d{0,3}(?:px)?$/.test(value))
    return 'Write a number of pixels, like `320`.'
  if (kind === 'language' && canonicalLanguage(value) !== value)
    return 'Write a language tag, like `ja` or `zh-Hant-TW`.'
  if (kind === 'path' && (value.trim() === '' || !md.validateLink(value.trim())))
    return 'Write the path of a file beside the page, like `./name.png`.'
  return undefined
}

/** Entities only: a backslash in HTML is a backslash. */
const decode = (md: MarkdownIt, value: string): string =>
  md.utils.unescapeAll(value.replaceAll('\\', '\\\\'))
