import './plot.css'

/** Styles uncover hidden text on hover and focus; with script a press does, and keeps it uncovered. */
export function wake(content: HTMLElement): () => void {
  const all = [...content.querySelectorAll<HTMLElement>('.plot')]
  for (const one of all) {
    one.dataset['awake'] = ''
    set(one, false)
  }
  const press = (event: Event) => {
    const plot = event.target instanceof Element && event.target.closest<HTMLElement>('.plot')
    if (!plot) return
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
    }
    set(plot, plot.ariaExpanded !== 'true')
  }
  content.addEventListener('click', press)
  content.addEventListener('keydown', press)
  return () => {
    content.removeEventListener('click', press)
    content.removeEventListener('keydown', press)
    for (const one of all) {
      delete one.dataset['awake']
      one.ariaExpanded = one.ariaLabel = null
    }
  }
}

/** Covered, it is heard as covered; uncovered, its own words are its name. */
function set(plot: HTMLElement, open: boolean): void {
  plot.ariaExpanded = String(open)
  plot.ariaLabel = open ? null : (plot.dataset['label'] ?? null)
}
