import {
  useEffect,
  useLayoutEffect,
  useState,
  type RefObject,
  useRef,
  type PointerEvent,
} from 'react'
import type { Drawing } from './DrawingViewer.tsx'

const STEP = 60
export const ZOOM_STEP = 1.3
/** A notch of a wheel is about 100; a trackpad sends small ones. */
const WHEEL = 0.002

const MOVES: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/** Where something happened in the window, as events say it. */
export interface Place {
  readonly clientX: number
  readonly clientY: number
}

/** Moving and zooming a drawing by its view box: no style is set, and lines stay sharp. */
export function useView(stage: RefObject<HTMLElement | null>, drawing: Drawing) {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 })
  // Until the reader moves something, all of the drawing is shown, however large the window is.
  const [chosen, choose] = useState<View>()
  const view = chosen ?? fitView(drawing, size)
  const change = (next: (view: View) => View) =>
    choose((before) => next(before ?? fitView(drawing, size)))
  const zoom = (factor: number, at?: Place) => {
    const point = at && fromMiddle(stage.current, at)
    change((before) => zoomView(before, factor, point))
  }
  const move = (dx: number, dy: number) => change((before) => moveView(before, dx, dy, drawing))

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () =>
      setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])

  // React's own listener could not keep the page from scrolling.
  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * WHEEL), event)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  })

  const onKey = (key: string): boolean => {
    const step = MOVES[key]
    if (step) move(...step)
    else if (key === '+' || key === '=') zoom(ZOOM_STEP)
    else if (key === '-') zoom(1 / ZOOM_STEP)
    else if (key === '0') choose(undefined)
    else return false
    return true
  }
  return {
    viewBox: viewBoxOf(view, size, drawing),
    zoom,
    move,
    onKey,
    showAll: () => choose(undefined),
    /** Whatever becomes of the drawing, what is seen of it stays. */
    hold: () => change((before) => before),
  }
}

/** Pixels from the middle of the stage. */
function fromMiddle(stage: HTMLElement | null, { clientX, clientY }: Place) {
  const box = stage?.getBoundingClientRect()
  if (!box) return { x: 0, y: 0 }
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}

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

export interface Size {
  readonly width: number
  readonly height: number
}

/** The part of a drawing that is shown: its middle, and how many pixels a unit of the drawing has. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const SMALLEST = 0.1
const LARGEST = 12
/** A drawing smaller than the stage is enlarged, but not into a poster. */
const LARGEST_FIT = 2

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

export function fitView(drawing: Size, stage: Size): View {
  const scale = Math.min(stage.width / drawing.width, stage.height / drawing.height, LARGEST_FIT)
  return { x: drawing.width / 2, y: drawing.height / 2, scale: clamp(scale, SMALLEST, LARGEST) }
}

/** Zooms by a factor; what lies under `at` (pixels from the stage's middle) stays there. */
export function zoomView(view: View, factor: number, at = { x: 0, y: 0 }): View {
  const scale = clamp(view.scale * factor, SMALLEST, LARGEST)
  const drift = 1 / view.scale - 1 / scale
  return { x: view.x + at.x * drift, y: view.y + at.y * drift, scale }
}

/** Moves by pixels; the middle stays on the drawing, so that it cannot be lost. */
export function moveView(view: View, dx: number, dy: number, drawing: Size): View {
  return {
    x: clamp(view.x - dx / view.scale, 0, drawing.width),
    y: clamp(view.y - dy / view.scale, 0, drawing.height),
    scale: view.scale,
  }
}

export function viewBoxOf({ x, y, scale }: View, stage: Size, origin = { x: 0, y: 0 }): string {
  const width = stage.width / scale
  const height = stage.height / scale
  const numbers = [origin.x + x - width / 2, origin.y + y - height / 2, width, height]
  return numbers.map((value) => Math.round(value * 100) / 100).join(' ')
}
