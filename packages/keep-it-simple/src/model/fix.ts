import type { Fix } from './diagnostic.ts'

/** Where an edit is made, and the words of that line. */
export interface FixPlace {
  /** Path from the project's root. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly text: string | undefined
}

/**
 * The edit of one line as a part of a diagnostic: `{ ..., ...fixIn(place, 'tpi', 'tip') }`. Nothing
 * where the line holds `before` not at all or twice: then nobody can say which one is meant.
 */
export function fixIn(
  { file, line, text = '' }: FixPlace,
  before: string,
  after: string,
  label = `Write \`${after}\``,
): { readonly fix?: Fix } {
  const at = before === '' ? -1 : text.indexOf(before)
  if (at === -1 || before === after || text.includes(before, at + 1)) return {}
  return { fix: { label, file, line, before, after } }
}
