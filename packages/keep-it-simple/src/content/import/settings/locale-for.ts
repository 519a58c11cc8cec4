import type { Locale } from '#model/locale.ts'
import type { CompilerSettings } from '../../settings.ts'

/** A language of the imported site: what it says, over what the site here says of that prefix. */
export function localeFor(
  { site: { locales } }: CompilerSettings,
  prefix: string,
  said: Partial<Omit<Locale, 'prefix'>>,
): Locale {
  const own = locales.find((one) => one.prefix === prefix) ?? locales[0]!
  const lang = said.lang ?? own.lang
  const label = lang === own.lang ? own.label : nameOf(lang)
  return { ...own, label, ...said, prefix }
}

/** A language as those who speak it call it, wherever they do. */
function nameOf(lang: string): string {
  const { language, script } = new Intl.Locale(lang)
  const spoken = script === undefined ? language : `${language}-${script}`
  return new Intl.DisplayNames(lang, { type: 'language' }).of(spoken) ?? lang
}
