import './islands.css'
import { isPoorConnection, whenIdle } from '#browser/patience.ts'
import type { ClientContext } from '#model/block-module.ts'
import { stateOf } from '#model/island.ts'
import { recordTouches, touchesOf, replayTouches, takeTouches } from './touches.ts'
import { components } from 'virtual:keep-it-simple/island-components'

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

/** Places whose component could not be fetched, reported once: the application mounts a page a second time. */
const reported = new WeakSet<HTMLElement>()

/** One island of the page: its first frame until it is started, and again when it has failed. */
export class LiveIsland {
  element: HTMLElement
  private readonly frame: string
  private starting = false
  private stopped = false
  private unmount: (() => void) | undefined

  constructor(element: HTMLElement) {
    this.element = element
    this.frame = element.innerHTML
  }

  get id(): string {
    return this.element.dataset['id'] ?? this.element.parentElement?.id ?? ''
  }

  /** Fetches the component and lets it take over; a fetch that failed may be tried again. */
  start(): void {
    if (this.starting) return
    this.starting = true
    this.hydrate().catch((error: unknown) => {
      this.starting = false
      if (!reported.has(this.element)) this.say('could not be started', error)
      reported.add(this.element)
    })
  }

  /** The page goes on without it, or it is drawn again: the first frame must be there. */
  stop(): void {
    const { unmount, element } = this
    this.stopped = true
    this.unmount = undefined
    if (!unmount) return
    // React may be at work and unmount later: it keeps its element, and the page gets another.
    const still = element.cloneNode(false) as HTMLElement
    still.innerHTML = this.frame
    delete still.dataset['live']
    element.replaceWith(still)
    this.element = still
    queueMicrotask(unmount)
  }

  private async hydrate(): Promise<void> {
    const { island = '', props = '{}' } = this.element.dataset
    // Each for itself: where both are gone, the second fails after the first was reported.
    const [{ hydrateIsland }, { default: component }] = await Promise.all([
      import('./hydrate-island.ts'),
      components[island]!(),
    ])
    if (this.stopped || !this.element.isConnected) return
    this.unmount = hydrateIsland(this.element, {
      id: this.id,
      component,
      props: JSON.parse(props) as Record<string, unknown>,
      ready: () => this.live(),
      failed: (error) => this.fail(error),
      differs: (error) => this.say('draws something else than the build did', error),
    })
  }

  private live(): void {
    const touches = takeTouches(this.element)
    this.element.dataset['live'] = ''
    void replayTouches(this.element, touches)
  }

  private fail(error: unknown): void {
    this.say('failed', error)
    this.stop()
  }

  private say(what: string, error: unknown): void {
    const why = error instanceof Error ? error.message : String(error)
    console.error(`The figure ${this.id} (${this.element.dataset['island']}) ${what}: ${why}`)
  }
}
