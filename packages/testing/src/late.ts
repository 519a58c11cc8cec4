import type { BrowserContext } from '@playwright/test'
import { lateReact } from './late-react.ts'

/**
 * What a busy browser does late now and then, it does late every time: frames, idle moments, observers,
 * media queries, scrolling, React's scheduler. A test that looks before these have happened fails then.
 */
export async function late(context: BrowserContext, milliseconds: number): Promise<void> {
  await lateReact(context, milliseconds)
  await context.addInitScript((by) => {
    type Callback = (...all: never[]) => unknown
    const [wait, frame, idle] = [window.setTimeout, requestAnimationFrame, requestIdleCallback]
    const known = new WeakMap<Callback, Callback>()
    const delayed = <T extends Callback>(then: T): T => {
      const one = known.get(then) ?? ((...all) => void wait(() => then(...all), by))
      known.set(then, one)
      return one as T
    }

    let asked = 0
    const waiting = new Set<number>()
    window.requestAnimationFrame = (then) => {
      const id = ++asked
      waiting.add(id)
      frame((time) => void wait(() => waiting.delete(id) && then(time), by / 3))
      return id
    }
    window.cancelAnimationFrame = (id) => void waiting.delete(id)
    window.requestIdleCallback = (then, options) => idle(delayed(then), options)
    window.ResizeObserver = class extends ResizeObserver {
      constructor(then: ResizeObserverCallback) {
        super(delayed(then))
      }
    }
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(then: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(delayed(then), options)
      }
    }

    for (const name of ['addEventListener', 'removeEventListener'] as const) {
      const { [name]: real } = EventTarget.prototype
      EventTarget.prototype[name] = function (this: EventTarget, type, then, options) {
        const isLate = this instanceof MediaQueryList || ['scroll', 'hashchange'].includes(type)
        real.call(this, type, isLate && typeof then === 'function' ? delayed(then) : then, options)
      }
    }
  }, milliseconds)
}
