import type { ClientContext } from '#model/block-module.ts'
/** The viewer is fetched when a reader first asks for it, and not before. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const open = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('.diagram-open')
    if (button)
      void import('#theme/viewer/drawing/viewer.ts').then(({ openViewer }) => openViewer(button))
  }
  content.addEventListener('click', open, { signal })
}
