/**
 * Matters of taste that `check` can look for. All are off unless a site turns them on, and none ever
 * stops a build: what is wrong for readers is an error of its own and no rule.
 */
export const RULES = {
  'chinese-copywriting':
    'Chinese pages: a space between Chinese and Latin words, full-width punctuation',
  'description-length': 'a `description` is neither too short nor too long',
  'max-heading-depth': 'headings go no deeper than a level, or than the `outline` of their page',
  'no-empty-sections': 'something stands between two headings',
  'no-exclamation-mark': 'sentences end without an exclamation mark',
  'proven-results':
    'what looks like the output of a program, and every chart, says where it comes from',
  'tag-vocabulary': 'tags are those of the list `tags` for the language of the page',
} as const satisfies Readonly<Record<string, string>>

export type RuleName = keyof typeof RULES

/** `warn` is shown by `check`, `error` also makes it fail. */
export const RULE_LEVELS = ['off', 'warn', 'error'] as const
export type RuleLevel = (typeof RULE_LEVELS)[number]

/** Options some rules have besides their level; each has a default. */
export interface RuleOptions {
  /** Fewest and most characters, by language: `en-US`, or `en` for all of its regions. */
  readonly 'description-length': Readonly<Record<string, readonly [least: number, most: number]>>
  /** The deepest level, 3 for `###`. */
  readonly 'max-heading-depth': number
}

type WithOptions<Name> = Name extends keyof RuleOptions
  ? readonly [level: RuleLevel, options: RuleOptions[Name]]
  : never

export type RuleSettings = {
  readonly [Name in RuleName]?: RuleLevel | WithOptions<Name>
}

export function ruleLevel(rules: RuleSettings, name: RuleName): RuleLevel {
  const setting = rules[name]
  return typeof setting === 'object' ? setting[0] : (setting ?? 'off')
}

export function ruleOptions<Name extends keyof RuleOptions>(
  rules: RuleSettings,
  name: Name,
): RuleOptions[Name] | undefined {
  const setting = rules[name]
  return typeof setting === 'object' ? (setting[1] as RuleOptions[Name]) : undefined
}
