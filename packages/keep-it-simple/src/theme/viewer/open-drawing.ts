import { createElement } from 'react'
import type { MindNode } from '#model/mind-map.ts'
import { mountViewer } from './mount-viewer.ts'
import { DrawingViewer, type ViewerWords } from './DrawingViewer.tsx'

/** The drawing of the figure a button stands in, in a window of its own. */
export async function openViewer(opener: HTMLElement): Promise<void> {
  const figure = opener.closest<HTMLElement>('.diagram')
  const drawn = figure?.querySelector<SVGSVGElement>('.drawing')
  if (!figure || !drawn) return
  const words = JSON.parse(figure.dataset['words'] ?? '{}') as ViewerWords
  const source = await unpack(figure.dataset['source'] ?? '')
  const map = figure.dataset['kind'] === 'markmap' ? (JSON.parse(source) as MindNode) : undefined
  mountViewer(opener, (closed) =>
    createElement(DrawingViewer, { drawn, source, map, words, closed }),
  )
}

/** Base64 of raw deflate, as the compiler writes it, back to text. */
async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (one) => one.codePointAt(0)!)
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}
