import './islands.css'
import { isPoorConnection } from '#browser/patience.ts'
import { whenIdle } from '#browser/patience.ts'
import type { ClientContext } from '#model/block-module.ts'
import { stateOf } from '#model/island.ts'
import { LiveIsland } from './live-island.ts'
import { recordTouches, touchesOf } from './touches.ts'

/** How far below the window an island may be when it is started. */
const AHEAD = '200px'

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input', 'click']

/** Starts the islands of a page, each when it is wanted, until the page is left. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  recordTouches()
  // A slot or a layout of the author's stands around the content, or beside it.
  const page = content.closest<HTMLElement>('#root') ?? content
  const all = [...page.querySelectorAll<HTMLElement>('.island')].map(
    (element) => new LiveIsland(element),
  )
  const touch = ({ target }: Event) => {
    const element = (target as Element).closest<HTMLElement>('.island')
    all.find((one) => one.element === element)?.start()
  }
  const options = { capture: true, passive: true, signal }
  for (const type of TOUCHES) page.addEventListener(type, touch, options)
  for (const one of all)
    if (touchesOf(one.element).length > 0 || one.element.contains(document.activeElement))
      one.start()

  const follow = () => followAddress(all)
  addEventListener('hashchange', follow, { signal })
  follow()
  if (!isPoorConnection()) startUnasked(all, signal)
  signal.addEventListener('abort', () => {
    for (const one of all) one.stop()
  })
}

/** On a good connection an island is started before anybody touches it. */
function startUnasked(all: readonly LiveIsland[], signal: AbortSignal): void {
  const when = (start: string) => all.filter(({ element }) => startOf(element) === start)
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        all.find(({ element }) => boxOf(element) === target)?.start()
      }
    },
    { rootMargin: AHEAD },
  )
  for (const { element } of when('visible')) seen.observe(boxOf(element))
  signal.addEventListener('abort', () => seen.disconnect())
  whenIdle(() => {
    if (!signal.aborted) for (const one of when('idle')) one.start()
  })
}

/** The element of a slot has no box, so that its component lies in the page as without it. */
const boxOf = (element: HTMLElement): Element =>
  element.matches('.island--author') ? (element.firstElementChild ?? element) : element

const startOf = ({ dataset }: HTMLElement): string => dataset['client'] ?? 'visible'

/** A link set the state of an island (`#bloom?k=12`): it is started, and reads the state itself. */
function followAddress(all: readonly LiveIsland[]): void {
  const asked = stateOf(location.hash)
  const island = asked && all.find(({ id }) => id === asked.id)
  if (!island) return
  island.start()
  // A link of another page: only those of this page have an anchor of their own.
  const isAnchored = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!isAnchored && scrollY === 0) document.getElementById(island.id)?.scrollIntoView()
}
