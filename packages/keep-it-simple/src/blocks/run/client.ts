import { ACT } from '#browser/events.ts'
import type { ClientContext } from '#model/block-module.ts'
import { hasDrafts, SHARED } from './left-work.ts'
import type { OpenBench } from './open-bench.ts'

/** What happens on a run is fetched when a reader first asks for one, or has left something here. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  let bench: Promise<OpenBench> | undefined
  const withBench = (then: (bench: OpenBench) => void) => {
    bench ??= import('./open-bench.ts').then(({ openBench }) => openBench(content))
    bench
      .then((one) => signal.aborted || then(one))
      // What could not be fetched can be asked for again.
      .catch(() => (bench = undefined))
  }
  const act = (bar: HTMLElement, what: string) => withBench((one) => one.act(bar, what))
  // A click before this was mounted was queued, and comes as an `ACT` event. Any other comes as both,
  // in either order: the first of the two counts.
  const balance = new WeakMap<HTMLElement, number>()
  const onPress = ({ type, target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('.run [data-run]')
    if (!button) return
    const before = balance.get(button) ?? 0
    const after = before + (type === ACT ? -1 : 1)
    balance.set(button, after)
    if (Math.abs(after) < Math.abs(before)) return
    act(button.closest<HTMLElement>('.run')!, button.dataset['run']!)
  }
  const key = (event: KeyboardEvent) => {
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
  const isShared = () => location.hash.startsWith(SHARED)
  const restore = () => withBench((one) => void one.restore())
  content.addEventListener('click', onPress, { signal })
  content.addEventListener(ACT, onPress, { signal })
  content.addEventListener('keydown', key, { signal, capture: true })
  addEventListener('hashchange', () => isShared() && restore(), { signal })
  signal.addEventListener('abort', () => void bench?.then((one) => one.close()))
  if (isShared() || hasDrafts(location.pathname)) restore()
}
