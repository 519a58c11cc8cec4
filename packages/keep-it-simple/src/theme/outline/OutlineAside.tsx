import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'
import { Outline } from './Outline.tsx'

type Props = Parameters<typeof Outline>[0]

/** S2.6.4: the outline beside the text, with the print action. */
export function OutlineAside({ headings }: Props) {
  const { strings } = useSite()
  return (
    <aside className="aside" aria-label={strings.onThisPage}>
      <div className="aside-in">
        <div className="aside-head">
          <span>{strings.onThisPage}</span>
          <button
            className="tool needs-script"
            type="button"
            aria-label={strings.print}
            title={strings.print}
            data-action="print"
          >
            <Icon name="print" />
          </button>
        </div>
        <nav aria-label={strings.onThisPage}>
          <Outline headings={headings} />
        </nav>
        <Slot name="aside-end" />
      </div>
    </aside>
  )
}
