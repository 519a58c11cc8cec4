import type { Neighbour } from '#model/navigation.ts'
import { EntryLabel } from '../parts/EntryLabel.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

interface Props {
  readonly prev: Neighbour | undefined
  readonly next: Neighbour | undefined
}

/** S1.17 */
export function PagePager({ prev, next }: Props) {
  const { strings, href } = useSite()
  if (!prev && !next) return null
  return (
    <nav className="pager" aria-label={strings.pageNavigation}>
      {prev && (
        <a className="prev" href={href(prev.link)} rel="prev">
          <small>
            <Icon name="left" />
            {strings.prev}
          </small>
          <strong>
            <EntryLabel text={prev.text} icon={prev.icon} />
          </strong>
        </a>
      )}
      {next && (
        <a className="next" href={href(next.link)} rel="next">
          <small>
            {strings.next}
            <Icon name="right" />
          </small>
          <strong>
            <EntryLabel text={next.text} icon={next.icon} />
          </strong>
        </a>
      )}
    </nav>
  )
}
