import type { ClientContext } from '#model/block-module.ts'
/** Styles uncover hidden text on hover and focus; with script a click does, and it stays uncovered. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const all = [...content.querySelectorAll<HTMLElement>('.plot')].map(cover)
  const onPress = (event: Event) => {
    const plot = event.target instanceof Element && event.target.closest<HTMLElement>('.plot')
    if (!plot) return
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
    }
    set(plot, plot.ariaExpanded !== 'true')
  }
  content.addEventListener('click', onPress, { signal })
  content.addEventListener('keydown', onPress, { signal })
  signal.addEventListener('abort', () => {
    for (const uncover of all) uncover()
  })
}

/** Covered, it is heard as covered: other words stand in for its own until it is uncovered. */
function cover(plot: HTMLElement): () => void {
  const words = document.createElement('span')
  words.className = 'sr'
  words.textContent = plot.dataset['label'] ?? ''
  plot.append(words)
  plot.dataset['booted'] = ''
  set(plot, false)
  return () => {
    set(plot, true)
    words.remove()
    plot.ariaExpanded = null
    delete plot.dataset['booted']
  }
}

function set(plot: HTMLElement, open: boolean): void {
  plot.ariaExpanded = String(open)
  const [text, words] = plot.children
  if (text) text.ariaHidden = open ? null : 'true'
  words?.toggleAttribute('hidden', open)
}
