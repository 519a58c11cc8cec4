import type { PageData } from '#model/page.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

/** To the translation; where there is none, to the nearest page above, and it says so. */
export function LanguageLink({ page }: { readonly page: PageData }) {
  const { site, strings, href } = useSite()
  const { alternate } = page
  if (!alternate) return null
  const label = site.locales.find(({ lang }) => lang === alternate.lang)?.label ?? alternate.lang
  const title = alternate.exact ? label : `${label} · ${strings.noTranslation}`
  return (
    <a
      className="tool only-wide"
      href={href(alternate.path)}
      lang={alternate.lang}
      hrefLang={alternate.lang}
      title={title}
      aria-label={`${strings.changeLanguage}: ${title}`}
    >
      <Icon name="language" />
    </a>
  )
}
