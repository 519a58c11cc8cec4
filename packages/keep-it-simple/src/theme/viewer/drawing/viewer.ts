import { createElement } from 'react'
import type { MindNode } from '#model/mind-map.ts'
import { mountViewer } from '../mount-viewer.ts'
import { DrawingViewer, type ViewerWords } from './DrawingViewer.tsx'
import { unpack } from './unpack.ts'

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
