import type { ReactNode } from 'react'
import type { SnippetPart } from '#model/snippet.ts'
import { useSite } from '../site-context.ts'
import { SearchParts } from './SearchParts.tsx'
import { plainClick } from './plain-click.ts'

interface Props {
  readonly id: string
  readonly address: string
  readonly title: readonly SnippetPart[]
  readonly snippet?: readonly SnippetPart[] | undefined
  readonly chosen: boolean
  /** What kind of hit, as a class: a section of the page above it, or a weak one. */
  readonly kind?: 'in' | 'weak' | undefined
  /** Behind the title. */
  readonly label?: ReactNode
  /** Why it was found. */
  readonly reason?: ReactNode
  readonly point: () => void
  readonly followed: () => void
}

/** A link like any other: plain clicks are the navigator's, others the browser's. */
export function SearchHit(props: Props) {
  const { id, address, title, snippet, chosen, kind, label, reason, point, followed } = props
  const { href } = useSite()
  return (
    <a
      className={kind ? `hit hit--${kind}` : 'hit'}
      role="option"
      id={id}
      href={href(address)}
      aria-selected={chosen}
      tabIndex={-1}
      onMouseMove={chosen ? undefined : point}
      onClick={plainClick(followed)}
    >
      <b>
        <SearchParts parts={title} />
        {label}
      </b>
      {reason}
      {snippet !== undefined && snippet.length > 0 && (
        <span>
          <SearchParts parts={snippet} />
        </span>
      )}
    </a>
  )
}
