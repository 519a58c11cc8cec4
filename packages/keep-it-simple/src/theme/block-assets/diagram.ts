import './diagram.css'

/** The viewer is fetched when a reader first asks for it, and not before. */
export function mount(content: HTMLElement): () => void {
  const open = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('.diagram-open')
    const figure = button?.closest<HTMLElement>('.diagram')
    if (!button || !figure) return
    void import('../diagram-viewer/viewer.ts').then(({ openViewer }) => openViewer(figure, button))
  }
  content.addEventListener('click', open)
  return () => content.removeEventListener('click', open)
}
