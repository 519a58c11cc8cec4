import { nearest } from '#model/nearest.ts'
import type { Finding } from './lint-page.ts'

/** Without a list for the language, every tag is right. */
export function lintTags(
  tags: readonly string[] = [],
  known: readonly string[] | undefined,
): Omit<Finding, 'line'>[] {
  if (!known) return []
  return tags
    .filter((tag) => !known.includes(tag))
    .map((tag) => {
      const guess = nearest(tag, known)
      return {
        code: 'tag-vocabulary',
        message: `The tag \`${tag}\` is not one of this site's.`,
        remedy: guess
          ? `Did you mean \`${guess}\`?`
          : 'Use one of `tags` in the settings, or add it there.',
      }
    })
}
