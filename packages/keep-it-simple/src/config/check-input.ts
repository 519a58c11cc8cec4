import type { SiteInput } from '#model/site-settings.ts'
import { explain, type Problem } from './explain.ts'
import { notPlain } from './plain-data.ts'
import { siteSchema } from './schema/site-schema.ts'

type CheckedInput =
  | { readonly input: SiteInput; readonly problems?: never }
  | { readonly input?: never; readonly problems: readonly Problem[] }

/** An author's settings, as written; either all of them are right or every mistake is named. */
export function checkInput(written: unknown): CheckedInput {
  const odd = notPlain(written)
  if (odd.length > 0) return { problems: odd }
  const result = siteSchema.safeParse(written)
  if (!result.success) return { problems: explain(result.error.issues, written) }
  return { input: withoutAbsent(result.data) as SiteInput }
}

/** `comments: undefined` says the same as no `comments` and must not hide a default. */
function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAbsent)
  if (typeof value !== 'object' || value === null) return value
  const pairs = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(pairs.map(([key, one]) => [key, withoutAbsent(one)]))
}
