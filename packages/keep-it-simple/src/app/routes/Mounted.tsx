import { useEffect, type ReactNode } from 'react'

/** Calls `done` once everything below it listens: effects of children run before their parents'. */
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
