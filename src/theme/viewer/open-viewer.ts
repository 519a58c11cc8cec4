import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { PictureViewer, type ViewedPicture } from './PictureViewer.tsx'

/** Mounts the viewer beside the page, and takes it away when it is closed. */
export async function openViewer(
  links: readonly HTMLAnchorElement[],
  start: number,
): Promise<void> {
  const words = document.documentElement.lang.startsWith('zh')
    ? (await import('#locale/zh-CN.ts')).zhCN
    : (await import('#locale/en-US.ts')).enUS
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
  return {
    src: link.href,
    alt: image?.alt ?? '',
    width: Number(image?.getAttribute('width') ?? 0),
    height: Number(image?.getAttribute('height') ?? 0),
    ...(caption && { caption }),
  }
}
