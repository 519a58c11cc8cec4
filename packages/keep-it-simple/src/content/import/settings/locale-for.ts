import type { Locale } from '#model/locale.ts'
import type { CompilerSettings } from '../../settings.ts'

/** A language of the imported site: what it says, over what the site here says of that prefix. */
export function localeFor(
  { site: { locales } }: CompilerSettings,
  prefix: string,
  said: Partial<Omit<Locale, 'prefix'>>,
): Locale {
  const own = locales.find((one) => one.prefix === prefix) ?? locales[0]!
  return { ...own, ...said, prefix }
}
