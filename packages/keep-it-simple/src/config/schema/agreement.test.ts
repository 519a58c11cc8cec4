import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { SiteInput } from '#model/site-settings.ts'
import type { siteSchema } from './site-schema.ts'

declare const ABSENT: unique symbol

/**
 * The types in `model` are what authors and the engine read; the schema is what is checked. Neither
 * may know a setting that the other does not, so this file does not compile when they differ.
 */
type Comparable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly unknown[]
    ? { -readonly [K in keyof T]-?: Comparable<Exclude<T[K], undefined>> }
    : {
        -readonly [K in keyof T]-?:
          | Comparable<Exclude<T[K], undefined>>
          // An optional key is not the same as a required one.
          | (T extends Readonly<Record<K, unknown>> ? never : typeof ABSENT)
      }

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

type Checked = Comparable<z.input<typeof siteSchema>>
type Written = Comparable<SiteInput>

/** Names of the settings that differ; the compiler prints them. */
type Differing = {
  [K in keyof Checked | keyof Written]: K extends keyof Checked & keyof Written
    ? Same<Checked[K], Written[K]> extends true
      ? never
      : K
    : K
}[keyof Checked | keyof Written]

const none = <T extends never>(): T[] => []

it('the schema knows the same settings as the types', () => {
  // `tsc` is what fails; here is only the place to look.
  expect(none<Differing>()).toEqual([])
})
