import { isValidElement, type ReactElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

/** Every element a component without hooks has drawn, in their order: what they do can be tried without a document. */
export function elementsIn(node: ReactNode): ReactElement<Props>[] {
  if (Array.isArray(node)) return (node as ReactNode[]).flatMap(elementsIn)
  if (!isValidElement<Props>(node)) return []
  return [node, ...elementsIn(node.props.children)]
}

/** Calls what an element does, such as `onClick`, with an event. */
export const act = (element: ReactElement<Props> | undefined, deed: string, event: object = {}) =>
  (element!.props[deed] as (event: object) => unknown)(event)
