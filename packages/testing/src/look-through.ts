import type { Page } from '@playwright/test'

/** What a page that was opened says of itself. */
export interface Seen {
  readonly lang: string
  /** How many first headings it has. */
  readonly titles: number
  /** How far it reaches beyond the screen, in pixels. */
  readonly wide: number
  /** Living figures that did not come alive when they were passed. */
  readonly asleep: number
}

/**
 * Waits for a page that was opened and looks at it. One that is `used` gets a key, as from a reader,
 * and is seen as a whole: what loads when it comes near comes now.
 *
 * All of it is one call: locators would bring the test tool's own script into every page, a quarter
 * of the work of a sweep.
 */
export const lookThrough = (page: Page, how: 'untouched' | 'used'): Promise<Seen> =>
  page.evaluate(look, how)

/** In the browser. */
async function look(how: 'untouched' | 'used'): Promise<Seen> {
  const PATIENCE = 15_000
  const root = document.documentElement
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const sleepers = () => document.querySelectorAll('.island:not([data-live])').length
  await has('ready')
  if (how === 'used') {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
    await has('ready')
  }
  const seen = {
    lang: root.lang,
    titles: document.querySelectorAll('h1').length,
    wide: Math.max(root.scrollWidth - innerWidth, 0),
  }
  if (how === 'used') await showWhole()
  return { ...seen, asleep: how === 'used' ? sleepers() : 0 }

  function has(name: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`no data-${name}: ${location.href}`)),
        PATIENCE,
      )
      const check = () => {
        if (!(name in root.dataset)) return
        watch.disconnect()
        clearTimeout(late)
        resolve()
      }
      const watch = new MutationObserver(check)
      watch.observe(root, { attributes: true })
      check()
    })
  }

  async function showWhole(): Promise<void> {
    // As small as the window: to scroll through it would take a frame for every screen. Nobody looks at
    // pixels, and to draw them would be another quarter of the work.
    root.style.opacity = '0'
    root.style.transformOrigin = '0 0'
    root.style.scale = String(innerHeight / root.scrollHeight)
    await frame()
    // What came near in one frame is reported in the next, and what it asks for leaves then.
    await frame()
    await frame()
    const late = performance.now() + PATIENCE
    while (sleepers() > 0 && performance.now() < late) await frame()
  }
}
