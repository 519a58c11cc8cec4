import { createElement } from 'react'
import { loadWords } from '#locale/load-words.ts'
import { mountViewer } from './mount-viewer.ts'
import { PictureViewer, type ViewedPicture } from './PictureViewer.tsx'

export async function openViewer(
  links: readonly HTMLAnchorElement[],
  start: number,
): Promise<void> {
  const words = await loadWords(document.documentElement.lang)
  const pictures = links.map(pictureOf)
  mountViewer(links[start], (closed) =>
    createElement(PictureViewer, { pictures, start, words, closed }),
  )
}

function pictureOf(link: HTMLAnchorElement): ViewedPicture {
  const image = link.querySelector('img')
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent
  // What the page shows is on this device; the larger file need not be.
  const shown = navigator.onLine ? undefined : image?.currentSrc
  // A drawing is sharp at any size and may fill the window; a photograph is not.
  const scale = link.pathname.endsWith('.svg') ? 4 : 1
  return {
    src: shown || (link.dataset['large'] ?? link.href),
    original: link.href,
    alt: image?.alt ?? '',
    width: scale * Number(image?.getAttribute('width') ?? 0),
    height: scale * Number(image?.getAttribute('height') ?? 0),
    ...(caption && { caption }),
  }
}
