import type { MindNode } from '#model/mind-map.ts'
import { mindMapSvg } from '#model/mind-map-svg.ts'
import type { Stage } from './stage.ts'

export function drawMap(root: MindNode, folded: ReadonlySet<string>, label: string): SVGSVGElement {
  const text = mindMapSvg(root, { folded, label })
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  svg.classList.add('drawing')
  return document.importNode(svg, true) as unknown as SVGSVGElement
}

/** Rings fold and unfold what follows them, by pointer, Enter or Space. */
export function foldable(element: HTMLElement, stage: Stage, root: MindNode, label: string): void {
  const folded = new Set<string>()
  const toggle = (ring: Element) => {
    const id = (ring as SVGElement).dataset['node'] ?? ''
    if (!folded.delete(id)) folded.add(id)
    stage.show(drawMap(root, folded, label))
    // The drawing is new, the reader is still at the same ring.
    element.querySelector<SVGElement>(`[data-node="${id}"]`)?.focus()
  }
  element.addEventListener('click', (event) => {
    const ring = (event.target as Element).closest('[data-node]')
    if (ring) toggle(ring)
  })
  element.addEventListener('keydown', (event) => {
    const ring = (event.target as Element).closest('[data-node]')
    if (!ring || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    toggle(ring)
  })
}
