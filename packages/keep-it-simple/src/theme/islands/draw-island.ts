import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { IslandRoot } from './IslandRoot.tsx'

/** The first frame, drawn while the page is compiled. */
export const drawIsland = (
  component: ComponentType<Record<string, unknown>>,
  id: string,
  props: Readonly<Record<string, unknown>>,
): string =>
  renderToString(createElement(IslandRoot, { id, component, props }), {
    identifierPrefix: `${id}-`,
  })
