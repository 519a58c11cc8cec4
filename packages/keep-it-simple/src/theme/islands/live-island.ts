import { components } from 'virtual:keep-it-simple/island-components'
import { replayTouches } from './replay-touches.ts'
import { takeTouches } from './touches.ts'

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
