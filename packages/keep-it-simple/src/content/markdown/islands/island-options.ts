import { ISLAND_STARTS, type IslandStart } from '#model/island.ts'
import { nearest } from '#model/nearest.ts'
import type { LoadedIsland } from '../../islands/load-islands.ts'
import { report, type PageEnv } from '../page-env.ts'

/** Where an island stands in a text, and what was written behind its name. */
export interface WrittenIsland {
  readonly env: PageEnv
  /** As the text calls it: `BloomFilter`. */
  readonly component: string
  /** What is neither name nor `key=value`. */
  readonly words: readonly string[]
  readonly values: Readonly<Record<string, string>>
  readonly line: number
}

/** The options of an island by its schema. `undefined` when something is wrong, which is reported. */
export function islandOptions(
  written: WrittenIsland,
  { options }: LoadedIsland,
): Record<string, unknown> | undefined {
  const { client: _, ...values } = written.values
  const known = Object.keys(options?.shape ?? {})
  const strange = [...written.words, ...Object.keys(values).filter((key) => !known.includes(key))]
  for (const option of strange) {
    const guess = nearest(option, [...known, 'client'])
    const list = known.map((one) => `\`${one}\``).join(', ')
    reportOption(
      written,
      'unknown-option',
      `The figure \`${written.component}\` has no option \`${option}\`.`,
      guess
        ? `Did you mean \`${guess}\`?`
        : known.length > 0
          ? `Use ${list}, or remove it.`
          : 'Remove it.',
    )
  }
  if (strange.length > 0) return undefined
  if (!options) return {}
  const parsed = options.safeParse(values)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) {
    const key = String(path[0] ?? '')
    const value = values[key]
    if (value === undefined)
      reportOption(
        written,
        'bad-option',
        `The figure \`${written.component}\` needs the option \`${key}\`.`,
        `Write \`${key}=…\` behind its name.`,
      )
    else
      reportOption(
        written,
        'bad-option',
        `The option \`${key}=${value}\` of the figure \`${written.component}\` is wrong: ${message}.`,
        'Correct the value, or leave it out where it has a default.',
      )
  }
  return undefined
}

/** `client=touch` in the text wins over what the block says. */
export function islandStart(written: WrittenIsland, { client }: LoadedIsland): IslandStart {
  const asked = written.values['client']
  if (asked === undefined) return client
  const known = ISLAND_STARTS.find((one) => one === asked)
  if (known) return known
  reportOption(
    written,
    'bad-option',
    `\`client=${asked}\` says nothing about when a figure starts.`,
    `Use ${ISLAND_STARTS.map((one) => `\`client=${one}\``).join(', ')}.`,
  )
  return client
}

export function reportOption(
  { env, line }: Pick<WrittenIsland, 'env' | 'line'>,
  code: string,
  message: string,
  remedy: string,
): void {
  report(env, { severity: 'error', code, message, remedy }, { line })
}
