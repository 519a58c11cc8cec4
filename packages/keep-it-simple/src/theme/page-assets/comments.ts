import type { ClientContext } from '#model/block-module.ts'
import './comments.css'

/** How far below the window comments may be when they load by themselves, in pixels. */
const NEAR = '400px'

/** Nobody is asked before the reader asks, or comes near where the site is set so. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const section = content.querySelector<HTMLElement>('.comments')
  if (!section) return
  let close: (() => void) | undefined
  let asked = false
  const load = () => {
    if (asked) return
    asked = true
    const again = () => (asked = false)
    import('../comments/show.ts')
      .then(({ showComments }) => showComments(section, again))
      .then((undo) => (close = undo))
      .catch(again)
  }
  const button = section.querySelector('button')!
  button.addEventListener('click', load, { signal })
  // A click that came before this was here.
  button.addEventListener('kis:action', load, { signal })
  const watch = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load()
    },
    { rootMargin: NEAR },
  )
  if (section.dataset['plan']?.includes('"load":"near"')) watch.observe(section)
  signal.addEventListener('abort', () => {
    watch.disconnect()
    close?.()
  })
}
