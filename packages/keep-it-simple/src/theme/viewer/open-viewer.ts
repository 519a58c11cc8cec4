import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { loadWords } from '#locale/load-words.ts'
import { PictureViewer, type ViewedPicture } from './PictureViewer.tsx'

/** Mounts the viewer beside the page, and takes it away when it is closed. */
export async function openViewer(
  links: readonly HTMLAnchorElement[],
  start: number,
): Promise<void> {
  const words = await loadWords(document.documentElement.lang)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const closed = () => {
    root.unmount()
    place.remove()
    links[start]?.focus({ preventScroll: true })
  }
  root.render(
    createElement(PictureViewer, { pictures: links.map(pictureOf), start, words, closed }),
  )
}

function pictureOf(link: HTMLAnchorElement): ViewedPicture {
  const image = link.querySelector('img')
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent
  // A drawing is sharp at any size and may fill the window; a photograph is not.
  const scale = link.pathname.endsWith('.svg') ? 4 : 1
  return {
    src: link.href,
    alt: image?.alt ?? '',
    width: scale * Number(image?.getAttribute('width') ?? 0),
    height: scale * Number(image?.getAttribute('height') ?? 0),
    ...(caption && { caption }),
  }
}
