import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

/** Where there is no search dialog, the list of everything is the way to find a page. */
export function SearchLink() {
  const { strings, href, archives } = useSite()
  if (archives === undefined) return null
  return (
    <a className="find" href={href(archives)}>
      <Icon name="search" />
      <span>{strings.search}</span>
    </a>
  )
}
