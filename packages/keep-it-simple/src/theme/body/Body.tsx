import { createElement, type ComponentType, type ReactNode } from 'react'
import type { BodyNode, PageBody } from '#model/body.ts'
import { islandOf, type IslandProps } from '../islands/registry.ts'

interface Props {
  readonly body: PageBody
  /** Where components come from; tests bring their own. */
  readonly find?: (name: string) => ComponentType<IslandProps>
}

/**
 * The text of a page. HTML runs are set as they are; in a prerendered page they are empty in the
 * hydration data, and React keeps the document's own nodes. It must only be remounted with the page.
 */
export function Body({ body, find = islandOf }: Props) {
  const [first] = body
  if (body.length <= 1 && (!first || 'html' in first)) return <Run html={first?.html ?? ''} />
  return <div className="text">{drawAll(body, find)}</div>
}

/** Every run is prose of its own, so that the style sheet meets its children where it expects them. */
function Run({ html }: { readonly html: string }) {
  return (
    <div className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}

type Find = NonNullable<Props['find']>

const drawAll = (body: PageBody, find: Find): ReactNode[] =>
  body.map((node, index) => draw(node, index, find))

function draw(node: BodyNode, key: number, find: Find): ReactNode {
  if ('html' in node) return <Run key={key} html={node.html} />
  if ('tag' in node) {
    const { class: className, ...attributes } = node.attributes
    return createElement(node.tag, { key, className, ...attributes }, drawAll(node.children, find))
  }
  const Island = find(node.island)
  const slots = Object.entries(node.slots).map(
    ([name, slot]) => [name, drawAll(slot, find)] as const,
  )
  return <Island key={key} props={node.props} slots={Object.fromEntries(slots)} />
}
