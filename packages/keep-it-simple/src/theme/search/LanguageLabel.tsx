import type { Lang } from '#model/locale.ts'
import { useSite } from '../site-context.ts'

/** The language of a page by its own name, where it is not the reader's. */
export function LanguageLabel({ lang }: { readonly lang: Lang }) {
  const { site, lang: own } = useSite()
  if (lang === own) return null
  const label = site.locales.find((one) => one.lang === lang)?.label ?? lang
  return (
    <>
      {' '}
      <small className="hit-lang">{label}</small>
    </>
  )
}
