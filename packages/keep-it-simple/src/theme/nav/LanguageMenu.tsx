import { textDirection } from '#model/language.ts'
import type { PageData } from '#model/page.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { Menu } from './Menu.tsx'

/** S2.6.1 */
export function LanguageMenu({ page }: { readonly page: PageData }) {
  const { strings } = useSite()
  if (!page.alternates) return null
  return (
    <Menu
      label={<Icon name="language" />}
      name={strings.changeLanguage}
      buttonClass="tool"
      menuClass="menu--end"
    >
      <LanguageItems page={page} />
    </Menu>
  )
}

/** Every language; where there is no translation, the way to the nearest page above, and it says so. */
export function LanguageItems({
  page,
  className,
}: {
  readonly page: PageData
  readonly className?: string
}) {
  const { site, strings, href } = useSite()
  return site.locales.map(({ lang, label, prefix }) => {
    const current = prefix === page.locale
    const alternate = page.alternates?.find((one) => one.lang === lang)
    // Nothing of the site is there in it yet.
    if (!current && !alternate) return null
    const target = current ? page.path : alternate!.path
    const note = alternate?.exact === false ? strings.noTranslation : undefined
    return (
      <li key={lang}>
        <a
          className={className}
          href={href(target)}
          hrefLang={lang}
          aria-current={current || undefined}
        >
          <span lang={lang} dir={textDirection(lang)}>
            {label}
          </span>
          {note !== undefined && <small>{note}</small>}
        </a>
      </li>
    )
  })
}
