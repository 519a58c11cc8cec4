import type { PageData } from '#model/page.ts'
import { savedAddress } from '#model/saved-address.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

interface Props {
  readonly page: PageData
  readonly className: string
  /** With its words, where there is room for them. */
  readonly named?: boolean
}

/** To the list of what this device has; a site that is locked as a whole has none. */
export function SavedLink({ page: { path, locale, chrome }, className, named }: Props) {
  const { site, strings, href } = useSite()
  if (!site.offline || chrome) return null
  const address = savedAddress(locale)
  return (
    <a
      className={className}
      href={href(address)}
      aria-label={named ? undefined : strings.savedPages}
      aria-current={path === address ? 'page' : undefined}
    >
      {named && <span>{strings.savedPages}</span>}
      <Icon name="bookmark" />
    </a>
  )
}
