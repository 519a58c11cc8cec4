import { fitView, moveView, viewBoxOf, zoomView, type Size, type View } from './view-window.ts'

const STEP = 60
const ZOOM = 1.3
/** A notch of a wheel is about 100; a trackpad sends small ones. */
const WHEEL = 0.002

export interface Stage {
  readonly zoom: (factor: number) => void
  readonly fit: () => void
  /** Shows another drawing in the same place. */
  readonly show: (svg: SVGSVGElement) => void
}

export const ZOOM_STEP = ZOOM

/** Moving and zooming a drawing by its view box: no style is set, and lines stay sharp. */
export function createStage(element: HTMLElement, first: SVGSVGElement): Stage {
  let svg = first
  let origin = { x: 0, y: 0 }
  let drawing: Size = { width: 1, height: 1 }
  let view: View = { x: 0, y: 0, scale: 1 }
  const stage = () => ({ width: element.clientWidth || 1, height: element.clientHeight || 1 })
  const set = (next: View) => {
    view = next
    svg.setAttribute('viewBox', viewBoxOf(view, stage(), origin))
  }
  const fit = () => set(fitView(drawing, stage()))
  const take = (next: SVGSVGElement) => {
    const box = next.viewBox.baseVal
    origin = { x: box.x, y: box.y }
    drawing = { width: box.width, height: box.height }
    next.setAttribute('width', '100%')
    next.setAttribute('height', '100%')
    element.replaceChildren(next)
    svg = next
  }
  take(first)
  fit()

  const middle = (event: { clientX: number; clientY: number }) => {
    const box = element.getBoundingClientRect()
    return {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    }
  }
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      set(zoomView(view, Math.exp(-event.deltaY * WHEEL), middle(event)))
    },
    { passive: false },
  )
  const pointers = new Map<number, PointerEvent>()
  const spread = () => {
    const [a, b] = [...pointers.values()]
    if (!a || !b) return undefined
    const at = middle({
      clientX: (a.clientX + b.clientX) / 2,
      clientY: (a.clientY + b.clientY) / 2,
    })
    return { far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), at }
  }
  element.addEventListener('pointerdown', (event) => {
    if ((event.target as Element).closest('[data-node]')) return
    pointers.set(event.pointerId, event)
    element.setPointerCapture(event.pointerId)
  })
  element.addEventListener('pointermove', (event) => {
    const last = pointers.get(event.pointerId)
    if (!last) return
    const before = spread()
    pointers.set(event.pointerId, event)
    const after = spread()
    if (before && after && before.far > 0) set(zoomView(view, after.far / before.far, after.at))
    const share = pointers.size
    const moved = [event.clientX - last.clientX, event.clientY - last.clientY] as const
    set(moveView(view, moved[0] / share, moved[1] / share, drawing))
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(end, (event) => pointers.delete(event.pointerId))
  element.addEventListener('keydown', (event) => {
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [STEP, 0],
      ArrowRight: [-STEP, 0],
      ArrowUp: [0, STEP],
      ArrowDown: [0, -STEP],
    }
    const move = moves[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (move) set(moveView(view, move[0], move[1], drawing))
    else if (event.key === '+' || event.key === '=') set(zoomView(view, ZOOM))
    else if (event.key === '-') set(zoomView(view, 1 / ZOOM))
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  })
  new ResizeObserver(() => set(view)).observe(element)
  return {
    zoom: (factor) => set(zoomView(view, factor)),
    fit,
    show: (next) => (take(next), set(view)),
  }
}
