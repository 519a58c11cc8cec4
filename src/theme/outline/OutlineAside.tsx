import { useEffect, useRef } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { Outline } from './Outline.tsx'

type Props = Parameters<typeof Outline>[0]

/** S2.6.4: the outline beside the text, with the print action. */
export function OutlineAside({ headings, active }: Props) {
  const { strings } = useSite()
  const box = useRef<HTMLDivElement>(null)
  // Only the box scrolls: the page itself must not move while it is read.
  useEffect(() => {
    if (active === undefined) return
    const link = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (box.current && link) box.current.scrollTop = link.offsetTop - box.current.clientHeight / 2
  }, [active])
  return (
    <aside className="aside" aria-label={strings.onThisPage}>
      <div className="aside-in" ref={box}>
        <div className="aside-head">
          <span>{strings.onThisPage}</span>
          <button
            className="tool needs-script"
            type="button"
            aria-label={strings.print}
            title={strings.print}
            onClick={() => window.print()}
          >
            <Icon name="print" />
          </button>
        </div>
        <nav aria-label={strings.onThisPage}>
          <Outline headings={headings} active={active} />
        </nav>
      </div>
    </aside>
  )
}
