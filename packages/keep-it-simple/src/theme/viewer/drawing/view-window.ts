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
