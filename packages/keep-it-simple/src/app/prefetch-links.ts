import { unasked } from '#browser/unasked.ts'
import { prefetchPage } from './fetch-page.ts'
import { pagePathOf } from './follow-links.ts'
import { preparePage } from './page-loader.ts'

/** Milliseconds a pointer rests on a link before its page is fetched; a pointer passing by is not. */
const REST = 65

/** S7.12: the data of a page is on its way when the pointer rests on its link, or focus or a finger is. */
export function prefetchLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetchFor = (target: EventTarget | null, wait: number) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    const path = link ? pagePathOf(link) : undefined
    if (path !== undefined) timer = setTimeout(() => prefetch(path), wait)
  }
  const on = (type: string, wait: number) =>
    addEventListener(type, ({ target }) => fetchFor(target, wait), { passive: true })
  on('pointerover', REST)
  on('focusin', REST)
  on('touchstart', 0)
  on('pointerdown', 0)
  // Going there needs no fetching ahead.
  addEventListener('click', () => clearTimeout(timer), { capture: true })
  // The pointer that brought the application is still where it was.
  fetchFor(document.querySelector('a:hover'), 0)
}

/** Its data, and then the chunks it will be drawn with. */
function prefetch(path: string): void {
  const prepare = (found: Awaited<ReturnType<typeof prefetchPage>>) =>
    found && 'type' in found ? unasked(preparePage(found)) : undefined
  // Whatever goes wrong here will go wrong again when the reader goes there, and is answered then.
  prefetchPage(path)
    ?.then(prepare)
    .catch(() => undefined)
}
