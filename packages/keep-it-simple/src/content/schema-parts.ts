import { z } from 'zod'
import { canonicalLanguage } from '#model/language.ts'

/** Values that several keys of the front matter share. */
export const text = z.string().trim().min(1)
export const address = z
  .string()
  .regex(/^\/(?!\/)/, 'must be an address that starts with one slash')
/** An address of the site, a place on the page, or an outside link; source files have no place here. */
export const link = z
  .string()
  .regex(
    /^(?:\/(?!\/)|#|[a-z][a-z\d+.-]*:)/i,
    'must be an address like `/article/name/` or a whole URL',
  )
/** In one spelling only: languages are compared as text. */
export const language = z
  .string()
  .refine(
    (value) => canonicalLanguage(value) === value,
    'must be a language tag like `en-US`, `ja` or `zh-Hant-TW`',
  )
