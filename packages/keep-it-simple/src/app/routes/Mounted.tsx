import { useEffect, type ReactNode } from 'react'

/** Says when everything below it can be told things: effects of children run before their parents'. */
export function Mounted({
  done,
  children,
}: {
  readonly done: () => void
  readonly children: ReactNode
}) {
  useEffect(done, [done])
  return children
}
