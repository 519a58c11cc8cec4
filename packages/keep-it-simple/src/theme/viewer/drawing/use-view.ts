import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { Drawing } from './drawing.ts'
import { fitView, moveView, viewBoxOf, zoomView, type Size, type View } from './view-window.ts'

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
