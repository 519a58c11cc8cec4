import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'
import { Slot } from '../slots/Slot.tsx'
import type { ReactNode } from 'react'
import type { Heading } from '#model/page.ts'
import { fragmentOf } from '#model/path.ts'

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

type LocalNavProps = Parameters<typeof Outline>[0] & {
  readonly sidebar: boolean
  /** Stands where a series has its contents. */
  readonly children?: ReactNode
}

/** S2.6.3: below the columns' widths, a bar that opens the contents and the outline. Native popovers. */
export function LocalNav({ headings, sidebar, children }: LocalNavProps) {
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

interface OutlineProps {
  readonly headings: readonly Heading[]
}

interface Entry {
  readonly heading: Heading
  readonly children: Entry[]
}

/** S1.19: the headings of the page, nested by level. `client/scrolling.ts` marks the current one. */
export function Outline({ headings }: OutlineProps) {
  const entry = ({ heading: { id, text }, children }: Entry) => (
    <li key={id}>
      <a href={`#${fragmentOf(id)}`}>{text}</a>
      {children.length > 0 && <ul>{children.map(entry)}</ul>}
    </li>
  )
  return <ul className="outline">{nest(headings).map(entry)}</ul>
}

function nest(headings: readonly Heading[]): Entry[] {
  const roots: Entry[] = []
  const open: Entry[] = []
  for (const heading of headings) {
    const entry: Entry = { heading, children: [] }
    while (open.length > 0 && open.at(-1)!.heading.level >= heading.level) open.pop()
    const parent = open.at(-1)
    if (parent) parent.children.push(entry)
    else roots.push(entry)
    open.push(entry)
  }
  return roots
}
