import { whenIdle } from '#browser/idle.ts'
import { FALLBACK_LANG } from '#model/locale.ts'
import { isCacheable, type OfflineMessage } from '#model/offline.ts'
import { followSaving } from '#theme/offline/save-button.ts'
import { site } from 'virtual:keep-it-simple/site'
import type { Router } from './follow-links.ts'
import { offerUpdates } from './offer-updates.ts'
import { PAGE_SHOWN } from './page-shown.ts'
import { pageOf, stayHere } from './stay-here.ts'
import { stringsOf } from './strings.ts'

/** The application's half of reading offline: reports pages read to the worker. */
export async function readOffline(router: Router): Promise<void> {
  stayHere(router)
  await idle()
  const registration = await register()
  if (!registration) return
  const page = () => pageOf(router)
  const words = () => stringsOf(page()?.lang ?? FALLBACK_LANG).offline!
  const send = (message: OfflineMessage) => ask(registration, message)
  const saving = followSaving({ page, words, send, base: site.base })
  const shown = () => {
    const current = page()
    if (!current) return
    void saving.show(current)
    const { path } = current
    if (isCacheable(current)) void send({ type: 'read', path, pictures: picturesShown() })
    else if (current.type === 'locked' || current.opened) void send({ type: 'forget', path })
  }
  addEventListener(PAGE_SHOWN, shown)
  offerUpdates(registration, words)
  shown()
}

/** Whatever the page itself still has to do comes first. */
const idle = (): Promise<void> => new Promise(whenIdle)

/** `undefined` where the browser, a policy or a private window allows no worker; the site works without. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const { serviceWorker } = navigator
    const options = { scope: site.base, updateViaCache: 'none' } as const
    if (!(await serviceWorker.register(`${site.base}sw.js`, options))) return undefined
    return await serviceWorker.ready
  } catch {
    return undefined
  }
}

/** The worker's answer. */
function ask({ active }: ServiceWorkerRegistration, message: OfflineMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data === true))
    port1.start()
    active?.postMessage(message, [port2])
  })
}

/** Pictures loaded before the worker was active; it has not seen their requests. */
const picturesShown = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('#main img')]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
    .filter((src) => src.startsWith(location.origin))
    .map((src) => new URL(src).pathname)
