import { mindMapSvg } from '#model/mind-map-svg.ts'
import type { MindNode } from '#model/mind-map.ts'

/** What a stage shows: the inside of an SVG, and the part of the plane it was drawn in. */
export interface Drawing {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly markup: string
}

export function drawingOf({ viewBox, innerHTML }: SVGSVGElement): Drawing {
  const { x, y, width, height } = viewBox.baseVal
  return { x, y, width, height, markup: innerHTML }
}

/** A mind map with rings that fold what follows them. */
export function drawMap(root: MindNode, folded: ReadonlySet<string>, label: string): Drawing {
  const text = mindMapSvg(root, { folded, label })
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  return drawingOf(svg as unknown as SVGSVGElement)
}

/** The drawing as a file, in the colours of paper, which its attributes carry. */
export function saveDrawing(drawn: SVGSVGElement, title: string): void {
  const copy = drawn.cloneNode(true) as SVGSVGElement
  for (const name of ['class', 'role', 'data-fit']) copy.removeAttribute(name)
  const text = new XMLSerializer().serializeToString(copy)
  const href = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  Object.assign(document.createElement('a'), { href, download: `${title}.svg` }).click()
  setTimeout(() => URL.revokeObjectURL(href))
}
