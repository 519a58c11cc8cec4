import { useEffect, type ComponentType } from 'react'
import { IslandContext } from './island-context.ts'

interface Props {
  readonly id: string
  readonly component: ComponentType<Record<string, unknown>>
  readonly props: Readonly<Record<string, unknown>>
  /** Called once the browser has taken over. */
  readonly ready?: () => void
}

/** The same tree at build and in the browser, so that React finds what it drew. */
export function IslandRoot({ id, component: Component, props, ready }: Props) {
  // The first effect of the whole tree to run last: all listeners of the component are there.
  useEffect(() => ready?.(), [ready])
  return (
    <IslandContext value={{ id }}>
      <Component {...props} />
    </IslandContext>
  )
}
