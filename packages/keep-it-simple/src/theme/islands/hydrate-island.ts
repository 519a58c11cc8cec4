import { hydrateRoot } from 'react-dom/client'
import { createElement, type ComponentType } from 'react'
import { IslandRoot } from './IslandRoot.tsx'

interface Hydration {
  readonly id: string
  readonly component: ComponentType<Record<string, unknown>>
  readonly props: Readonly<Record<string, unknown>>
  readonly ready: () => void
  /** The component threw, now or later; React has emptied the element. */
  readonly failed: (error: unknown) => void
  /** It drew something else than the build did; it goes on all the same. */
  readonly differs: (error: unknown) => void
}

/** Takes an island over, alone; gives back what ends it. */
export function hydrateIsland(element: Element, hydration: Hydration): () => void {
  const { id, component, props, ready, failed, differs } = hydration
  const root = hydrateRoot(element, createElement(IslandRoot, { id, component, props, ready }), {
    identifierPrefix: `${id}-`,
    onUncaughtError: failed,
    onRecoverableError: differs,
  })
  return () => root.unmount()
}
