import { z } from 'zod'
import { kind } from '#config/schema/setting.ts'
import { canonicalLanguage } from '#model/language.ts'

/** Values that several keys of the front matter share. */
export const text = kind(z.string().trim().min(1), 'text')
export const address = kind(z.string().regex(/^\/(?!\/)/), 'an address that begins with one slash')
/** An address of the site, a place on the page, or an outside link; source files have no place here. */
export const link = kind(
  z.string().regex(/^(?:\/(?!\/)|#|[a-z][a-z\d+.-]*:)/i),
  'an address of the site or a whole URL',
)
/** In one spelling only: languages are compared as text. */
export const language = kind(
  z.string().refine((value) => canonicalLanguage(value) === value),
  'a language tag',
)
export const positive = kind(z.number().positive(), 'a number above 0')
