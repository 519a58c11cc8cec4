import { searchAddress } from '#model/search-address.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

/** Where the dialog cannot open, the search form is the way to find a page. */
export function SearchLink({ locale }: { readonly locale: string }) {
  const { strings, href } = useSite()
  return (
    <a
      className="find"
      href={href(searchAddress(locale))}
      data-action="search"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <Icon name="search" />
      <span>{strings.search}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </a>
  )
}
