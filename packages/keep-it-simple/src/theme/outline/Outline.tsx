import type { Heading } from '#model/page.ts'
import { fragmentOf } from '#model/path.ts'

interface Props {
  readonly headings: readonly Heading[]
}

interface Entry {
  readonly heading: Heading
  readonly children: Entry[]
}

/** S1.19: the headings of the page, nested by level. `client/scrolling.ts` marks the current one. */
export function Outline({ headings }: Props) {
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
