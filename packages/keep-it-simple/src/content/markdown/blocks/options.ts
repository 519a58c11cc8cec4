import { nearest } from '#model/nearest.ts'
import { report, type PageEnv } from '../page-env.ts'
import type { Attributes } from './attributes.ts'

const MAX_REPORTED = 3

interface Allowed {
  /** Words that stand alone, such as `copy`; without this the words are the author's title. */
  readonly flags?: readonly string[]
  /** Names of `key=value`. */
  readonly keys?: readonly string[]
}

type Written = Attributes & {
  readonly name: string
  readonly env: PageEnv
  readonly fileLine: number
}

/** The flags that were set. Unknown options are reported, so that no typing mistake goes unnoticed. */
export function optionsOf(block: Written, { flags, keys = [] }: Allowed): ReadonlySet<string> {
  const words = flags === undefined ? [] : block.words.split(' ').filter(Boolean)
  const known = [...new Set([...(flags ?? []), ...keys])]
  const strange = [
    ...words.filter((word) => !flags?.includes(word)),
    ...Object.keys(block.values).filter((key) => !keys.includes(key)),
  ]
  // A line of prose behind the name is one mistake, not twenty.
  for (const option of strange.slice(0, MAX_REPORTED)) {
    const guess = nearest(option, known)
    const list = known.map((one) => `\`${one}\``).join(', ')
    report(
      block.env,
      {
        severity: 'error',
        code: 'unknown-option',
        message: `The block \`${block.name}\` has no option \`${option}\`.`,
        remedy: guess
          ? `Did you mean \`${guess}\`?`
          : known.length > 0
            ? `Use ${list}, or remove it.`
            : 'Remove it.',
      },
      { line: block.fileLine },
    )
  }
  return new Set(words.filter((word) => flags?.includes(word)))
}
