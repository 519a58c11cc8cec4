import type { SnippetPart } from '#model/snippet.ts'
import { useSite } from '../site-context.ts'

interface Props {
  readonly id: string
  readonly address: string
  readonly title: readonly SnippetPart[]
  readonly snippet?: readonly SnippetPart[] | undefined
  readonly chosen: boolean
  /** A section of the page above it. */
  readonly inside?: boolean
  readonly point: () => void
  readonly followed: () => void
}

/** A link like any other: plain clicks are the router's, others the browser's. */
export function SearchHit({ id, address, title, snippet, chosen, inside, point, followed }: Props) {
  const { href } = useSite()
  return (
    <a
      className={inside ? 'hit hit--in' : 'hit'}
      role="option"
      id={id}
      href={href(address)}
      aria-selected={chosen}
      tabIndex={-1}
      onMouseMove={chosen ? undefined : point}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) followed()
      }}
    >
      <b>
        <Parts parts={title} />
      </b>
      {snippet !== undefined && snippet.length > 0 && (
        <span>
          <Parts parts={snippet} />
        </span>
      )}
    </a>
  )
}

function Parts({ parts }: { readonly parts: readonly SnippetPart[] }) {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))
}
