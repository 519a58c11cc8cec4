import { useLayoutEffect, useState, type RefObject } from 'react'

interface Folding {
  readonly folded: ReadonlySet<string>
  /** The ring that was pressed last. */
  readonly last?: string
}

/** Which parts of a mind map are folded, by the names of their rings. */
export function useFolding(stage: RefObject<HTMLElement | null>) {
  const [folding, set] = useState<Folding>({ folded: new Set() })
  const toggle = (ring: string) =>
    set(({ folded: before }) => {
      const folded = new Set(before)
      if (!folded.delete(ring)) folded.add(ring)
      return { folded, last: ring }
    })
  // The drawing is new, the reader is still at the same ring.
  useLayoutEffect(() => {
    const { last } = folding
    if (last === undefined) return
    stage.current?.querySelector<SVGElement>(`[data-node="${last}"]`)?.focus()
  }, [stage, folding])
  return { folded: folding.folded, toggle }
}
