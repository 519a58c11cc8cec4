import { cacheNames, documentLink, type OfflineMessage } from '#model/offline.ts'
import { ACT } from '#browser/events.ts'
import { connectionWords } from './connection-words.ts'
import { showNotice } from './notice.ts'

interface World {
  readonly base: string
  /** Of the page that is shown. */
  readonly path: () => string | undefined
  readonly send: (message: OfflineMessage) => Promise<boolean>
}

const SELECTOR = '[data-action=save]'

/** The button at the end of an article: pressed while the page is saved for later. */
export function followSaving({ base, path: here, send }: World): {
  readonly show: (path: string) => Promise<void>
} {
  const setPressed = (pressed: boolean) =>
    document.querySelector(SELECTOR)?.setAttribute('aria-pressed', String(pressed))
  const show = async (path: string) => {
    const saved = await isSaved(base, path)
    if (here() === path) setPressed(saved)
  }
  const toggle = async (button: Element) => {
    const path = here()
    if (path === undefined) return
    const pressed = button.getAttribute('aria-pressed') === 'true'
    setPressed(!pressed)
    const done = await send(
      pressed ? { type: 'unsave', path } : { type: 'save', path, pictures: picturesHere() },
    )
    if (done) return
    if (here() === path) setPressed(pressed)
    const { notSaved = '', close } = connectionWords()
    showNotice('save', { text: notSaved, close })
  }
  document.addEventListener(ACT, ({ target }) => {
    const control = target as Element
    if (control.matches(SELECTOR)) void toggle(control)
  })
  document.documentElement.dataset['offline'] = ''
  return { show }
}

/** As this screen would show them, those below included. */
const picturesHere = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('#main img')]
    .map(({ currentSrc, src }) => new URL(currentSrc || src, location.href))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

async function isSaved(base: string, path: string): Promise<boolean> {
  const cache = await caches.open(cacheNames(base).saved)
  return (await cache.match(documentLink(base, path))) !== undefined
}
