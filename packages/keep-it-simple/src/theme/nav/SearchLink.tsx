import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

/** Without script, the list of everything is the way to find a page. */
export function SearchLink({ locale }: { readonly locale: string }) {
  const { strings, href, archives } = useSite()
  return (
    <a
      className="find"
      href={href(archives ?? locale)}
      data-action="search"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <Icon name="search" />
      <span>{strings.search}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </a>
  )
}
