import { useRef, type PointerEvent } from 'react'
import type { Place } from './use-view.ts'

interface Moves {
  readonly zoom: (factor: number, at: Place) => void
  readonly move: (dx: number, dy: number) => void
}

/** One pointer drags, two also pinch. */
export function usePointers({ zoom, move }: Moves) {
  const { current: pointers } = useRef(new Map<number, Place>())
  const end = ({ pointerId }: PointerEvent) => pointers.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent) => {
      if ((event.target as Element).closest('[data-node]')) return
      pointers.set(event.pointerId, event)
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      const last = pointers.get(event.pointerId)
      if (!last) return
      const before = spread(pointers)
      pointers.set(event.pointerId, event)
      const after = spread(pointers)
      if (before && after && before.far > 0) zoom(after.far / before.far, after)
      const share = pointers.size
      move((event.clientX - last.clientX) / share, (event.clientY - last.clientY) / share)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** How far two fingers are apart, and what is between them. */
function spread(pointers: ReadonlyMap<number, Place>) {
  const [a, b] = [...pointers.values()]
  if (!a || !b) return undefined
  const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }
  return { ...middle, far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) }
}
