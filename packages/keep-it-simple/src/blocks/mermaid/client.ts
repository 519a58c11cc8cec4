import { ACT } from '#browser/events.ts'
import type { ClientContext } from '#model/block-module.ts'

/** The viewer is fetched when a reader first asks for it, and not before. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const open = ({ target }: Event) => {
    const button = target as HTMLElement
    if (button.matches('.diagram-open'))
      void import('#theme/viewer/open-drawing.ts').then(({ openViewer }) => openViewer(button))
  }
  content.addEventListener(ACT, open, { signal })
}
