import './run.css'
import type { RunPanels } from '../run/panels.ts'

/** What happens on a run is fetched when a reader first asks for one, and not before. */
export function wake(content: HTMLElement): () => void {
  let panels: Promise<RunPanels> | undefined
  const act = (bar: HTMLElement, what: string) => {
    panels ??= import('../run/panels.ts').then(({ openPanels }) => openPanels())
    panels
      .then((all) => all.act(bar, what))
      // What could not be fetched can be asked for again.
      .catch(() => (panels = undefined))
  }
  const click = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('.run [data-run]')
    if (button) act(button.closest<HTMLElement>('.run')!, button.dataset['run']!)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
    const bar = (event.target as Element)
      .closest('.code[data-run]')
      ?.querySelector<HTMLElement>('.run')
    if (!bar) return
    // Before the editor, which would begin a line.
    event.preventDefault()
    event.stopPropagation()
    if (bar.dataset['state'] !== 'loading') act(bar, 'run')
  }
  content.addEventListener('click', click)
  content.addEventListener('keydown', press, true)
  return () => {
    content.removeEventListener('click', click)
    content.removeEventListener('keydown', press, true)
    void panels?.then((all) => all.close())
  }
}
