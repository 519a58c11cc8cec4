import { z } from 'zod'
import { canonicalLanguage, languageRemedy } from '#model/language.ts'
import { checked, kind } from './setting.ts'

/** Values that several settings share. */
export const line = kind(
  checked(z.string(), (value) => (value.trim() === '' ? 'Write at least one word.' : undefined)),
  'text',
)
export const anyText = z.string()
export const flag = z.boolean()
export const count = kind(z.number().int().positive(), 'a whole number above 0')

/** Any language, as BCP 47 writes it. */
export const lang = kind(
  checked(z.string(), (value) =>
    canonicalLanguage(value) === value ? undefined : languageRemedy(value),
  ),
  'a language tag',
)

/** One value per language. */
export const perLanguage = <S extends z.ZodType>(value: S): z.ZodRecord<typeof lang, S> =>
  z.record(lang, value)

const SLASHED = /^\/(?:[^/\s?#]+\/)*$/

/** The same address as it should be written. */
const slashedForm = (value: string): string =>
  `/${value.trim().split('/').filter(Boolean).join('/')}/`
    .replace('//', '/')
    .replaceAll(/[\s?#]+/g, '-')

export const slashed = kind(
  checked(z.string(), (value) =>
    SLASHED.test(value) ? undefined : `Begin and end it with a slash: \`${slashedForm(value)}\`.`,
  ),
  'a path that begins and ends with a slash',
  SLASHED,
)

/** Addresses are `origin` and what follows it: a slash at its end would be written twice. */
const isOrigin = (text: string): boolean =>
  text.startsWith('http') && URL.canParse(text) && new URL(text).origin === text.toLowerCase()

export const origin = kind(
  checked(z.string(), (value) =>
    isOrigin(value) ? undefined : 'Write the host alone, like `https://blog.example.org`.',
  ),
  'a scheme and a host',
  /^https?:\/\/[^/]+$/,
)

/** A whole address elsewhere; `schemes` are those it may have. */
export const elsewhere = (...schemes: readonly string[]): z.ZodString =>
  kind(
    checked(z.string(), (value) =>
      URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))
        ? undefined
        : `Write a whole address that begins with \`${schemes[0]}://\`.`,
    ),
    `a whole address that begins with \`${schemes[0]}://\``,
  )

export const timeZone = kind(
  checked(z.string(), (value) =>
    isTimeZone(value) ? undefined : 'Write a zone of the IANA list, like `Asia/Shanghai`.',
  ),
  'a time zone of the IANA list',
)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}

export const pattern = kind(
  checked(z.string(), (value) => {
    try {
      void new RegExp(value)
      return undefined
    } catch (error) {
      const reason = (error as Error).message.split(': ').at(-1)!
      return `Correct the regular expression: ${reason.toLowerCase()}.`
    }
  }),
  'a regular expression',
)
