import type { z } from 'zod'

/** What to do about a value of the wrong kind; a check that knows more says it in `params`. */
export function frontMatterRemedy(name: string, issue: z.core.$ZodIssue, value: unknown): string {
  const own: unknown = issue.code === 'custom' ? issue.params?.['remedy'] : undefined
  if (typeof own === 'string') return own
  if (/^Invalid input: expected string, received (?:number|boolean)$/.test(issue.message))
    return `Put quotes around the value of \`${name}\`.`
  if (issue.code === 'invalid_type' && issue.expected === 'array' && typeof value === 'string')
    return `Write a list: \`${name}: [${value}]\`.`
  return `Correct the value of \`${name}\`; the manual says what it may be.`
}

/** The value a path of the checker leads to. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let found = value
  for (const key of path) found = (found as Record<string | number, unknown> | undefined)?.[key]
  return found
}
