/** Colours of every picture we draw: paper, ink, and one red thing to look at. */
export const PAPER = '#e9e4d8'
export const INK = '#1c1f26'
export const FAINT = '#b9b2a2'
export const RED = '#ca3420'

type Attributes = Readonly<Record<string, string | number>>

const element = (name: string, attributes: Attributes) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}/>`

const outline = (stroke: string, width: number) => ({ fill: 'none', stroke, 'stroke-width': width })

export const block = (x: number, y: number, width: number, height: number, fill: string) =>
  element('rect', { x, y, width, height, fill })

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  stroke = INK,
  weight = 6,
) => element('rect', { x, y, width, height, ...outline(stroke, weight) })

export const line = (d: string, stroke = INK, weight = 6) =>
  element('path', { d, ...outline(stroke, weight) })

export const area = (d: string, fill: string) => element('path', { d, fill })

export const dot = (cx: number, cy: number, r: number, fill: string) =>
  element('circle', { cx, cy, r, fill })

export const ring = (cx: number, cy: number, r: number, stroke = INK, weight = 6) =>
  element('circle', { cx, cy, r, ...outline(stroke, weight) })

/** A cover is as wide and high as its style asks for; lists cut what does not fit. */
export function sheet(width: number, height: number, ...shapes: readonly string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${block(0, 0, width, height, PAPER)}${shapes.join('')}</svg>\n`
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Numbers from 0 to 1, the same at every run (Park and Miller's generator). */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
