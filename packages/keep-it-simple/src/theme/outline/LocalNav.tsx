import type { ReactNode } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { Outline } from './Outline.tsx'

type Props = Parameters<typeof Outline>[0] & {
  readonly sidebar: boolean
  /** Stands where a series has its contents. */
  readonly children?: ReactNode
}

/** S2.6.3: below the columns' widths, a bar that opens the contents and the outline. Native popovers. */
export function LocalNav({ headings, sidebar, children }: Props) {
  const { strings } = useSite()
  return (
    <div className="local" data-side={sidebar || undefined}>
      {sidebar && (
        <button type="button" data-drawer="" popoverTarget="side">
          <Icon name="contents" />
          {strings.contents}
        </button>
      )}
      {children}
      {headings.length > 0 && (
        <>
          <button type="button" data-outline="" popoverTarget="local-drop">
            {strings.onThisPage}
            <i className="caret" />
          </button>
          <div className="local-drop" id="local-drop" popover="auto">
            <nav aria-label={strings.onThisPage}>
              <Outline headings={headings} />
            </nav>
          </div>
        </>
      )}
    </div>
  )
}
