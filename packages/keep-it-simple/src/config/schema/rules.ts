import { z } from 'zod'
import { RULE_LEVELS, RULES } from '#model/rules.ts'
import { kind, optional } from './setting.ts'

const level = kind(z.enum(RULE_LEVELS), '`off`, `warn` or `error`')
const count = kind(z.number().int().min(0), 'a whole number')

const withOptions = <S extends z.ZodType>(options: S, words: string) =>
  kind(
    z.union([level, z.tuple([level, options]).readonly()]),
    `\`off\`, \`warn\`, \`error\`, or a level with ${words}`,
  )

const OFF = { default: 'off' } as const

/** Matters of taste; what is wrong for readers is an error without being named here. */
export const rules = z.strictObject({
  'chinese-copywriting': optional(level, RULES['chinese-copywriting'], OFF),
  'description-length': optional(
    withOptions(
      z.record(z.string(), z.tuple([count, count]).readonly()),
      'least and most per language',
    ),
    RULES['description-length'],
    { ...OFF, example: ['warn', { 'en-US': [30, 170] }] },
  ),
  'max-heading-depth': optional(
    withOptions(count, 'the deepest level'),
    RULES['max-heading-depth'],
    { ...OFF, example: ['warn', 3] },
  ),
  'no-empty-sections': optional(level, RULES['no-empty-sections'], OFF),
  'no-exclamation-mark': optional(level, RULES['no-exclamation-mark'], OFF),
  'proven-results': optional(level, RULES['proven-results'], OFF),
  'tag-vocabulary': optional(level, RULES['tag-vocabulary'], OFF),
})
