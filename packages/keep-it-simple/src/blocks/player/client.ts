import type { ClientContext } from '#model/block-module.ts'
/** A click on the card puts the frame in its place; before it nothing is asked of anybody. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-frame]')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const { frame: src = '', sandbox } = link.dataset
    // Where the browser has no viewer for PDFs, it may fetch the file.
    if (sandbox === undefined && !navigator.pdfViewerEnabled) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.title = link.querySelector('.embed-title')?.textContent ?? ''
    if (sandbox !== undefined) {
      frame.setAttribute('sandbox', sandbox)
      frame.referrerPolicy = 'strict-origin-when-cross-origin'
      frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
    }
    frame.src = src
    link.replaceWith(frame)
    frame.focus()
  }
  content.addEventListener('click', onClick, { signal })
}
