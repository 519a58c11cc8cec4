import type { OfflineWords } from '#locale/offline/words.ts'
import type { OfflineMessage } from '#model/offline.ts'
import type { PageData } from '#model/page.ts'
import { isSaved } from '#services/cached-pages.ts'
import { ACT } from '#browser/action-event.ts'
import { showNotice } from './notice.ts'

interface World {
  readonly base: string
  readonly page: () => PageData | undefined
  readonly words: () => OfflineWords
  readonly send: (message: OfflineMessage) => Promise<boolean>
}

const SELECTOR = '[data-action=save]'

/** The button at the end of an article: pressed while the page is saved for later. */
export function followSaving({ base, page, words, send }: World): {
  readonly show: (current: PageData) => Promise<void>
} {
  const setPressed = (pressed: boolean) =>
    document.querySelector(SELECTOR)?.setAttribute('aria-pressed', String(pressed))
  const show = async ({ path }: PageData) => {
    const saved = await isSaved(base, path)
    if (page()?.path === path) setPressed(saved)
  }
  const toggle = async (button: Element) => {
    const path = page()?.path
    if (path === undefined) return
    const pressed = button.getAttribute('aria-pressed') === 'true'
    setPressed(!pressed)
    const done = await send(
      pressed ? { type: 'unsave', path } : { type: 'save', path, pictures: picturesHere() },
    )
    if (done) return
    if (page()?.path === path) setPressed(pressed)
    const { notSaved, close } = words()
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
