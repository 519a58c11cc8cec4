import type { ClientContext } from '#model/block-module.ts'
/** The viewer is fetched when a reader first asks for it, and not before. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const open = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('.diagram-open')
    const figure = button?.closest<HTMLElement>('.diagram')
    if (!button || !figure) return
    void import('#theme/viewer/drawing/open-drawing-viewer.ts').then(({ openDrawingViewer }) =>
      openDrawingViewer(figure, button),
    )
  }
  content.addEventListener('click', open, { signal })
}
