import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkInput } from '#config/check-input.ts'
import { WHOLE } from './whole-settings.ts'

/** Where anything may stand in the settings: the whole, and every key and entry. */
function* places(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) yield* places(one, [...path, key])
}

const put = (whole: unknown, path: readonly string[], value: unknown): unknown => {
  if (path.length === 0) return value
  let parent = whole
  for (const key of path.slice(0, -1))
    parent = (parent as Readonly<Record<string, unknown>> | null | undefined)?.[key]
  if (typeof parent === 'object' && parent !== null)
    (parent as Record<string, unknown>)[path.at(-1)!] = value
  return whole
}

const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(undefined, [], {}, [[]], { type: 'dok' }, ['meta'], { text: 1, items: [{}] }),
)

it('whatever is written is explained, in sentences', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...places(WHOLE)), anything), {
        minLength: 1,
        maxLength: 3,
      }),
      (changes) => {
        const input = changes.reduce<unknown>(
          // A copy: values that are given more than once are frozen.
          (whole, [path, value]) => put(whole, path, structuredClone(value)),
          structuredClone(WHOLE),
        )
        for (const { message, remedy } of checkInput(input).problems ?? [])
          expect(`${message} ${remedy}`).toMatch(/^[A-Z`][^]* [A-Z][^]*[.?]$/)
      },
    ),
    { numRuns: 300 },
  )
})
