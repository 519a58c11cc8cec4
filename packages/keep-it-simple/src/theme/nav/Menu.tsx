import { useId, type ReactNode } from 'react'
import { textDirection } from '#model/language.ts'
import type { PageData } from '#model/page.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

interface Props {
  /** What the button shows. */
  readonly label: ReactNode
  readonly name?: string
  readonly buttonClass?: string
  readonly menuClass?: string
  /** Whether the current page is inside. */
  readonly on?: boolean
  readonly children: ReactNode
}

/**
 * A button with a list under it. It opens on hover by CSS, on click and key by `client/menus.ts`,
 * and on focus while there is no script. A chosen link moves the focus to the new page, which closes
 * it.
 */
export function Menu({ label, name, buttonClass, menuClass, on, children }: Props) {
  const id = useId()
  return (
    <div className="has-menu">
      <button
        type="button"
        className={buttonClass}
        aria-label={name}
        aria-expanded={false}
        aria-controls={id}
        data-on={on || undefined}
        data-action="menu"
      >
        {label}
      </button>
      <ul className={menuClass === undefined ? 'menu' : `menu ${menuClass}`} id={id}>
        {children}
      </ul>
    </div>
  )
}

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
