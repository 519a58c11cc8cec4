import { PAGE_SHOWN } from '#browser/events.ts'
import { whenIdle } from '#browser/patience.ts'
import type { OfflineMessage } from '#model/offline.ts'
import { fromPathname } from '#model/path.ts'
import { offerUpdates } from './offer-updates.ts'
import { followSaving } from './save-button.ts'
import { begin as stayHere } from './stay-here.ts'

/** Reports pages read to the worker, which keeps them for when there is no connection. */
export async function begin(): Promise<void> {
  stayHere()
  await idle()
  const client = document.getElementById('kis-client')!
  const { base = '/' } = client.dataset
  const registration = await register(base)
  if (!registration) return
  const path = () => fromPathname(base, location.pathname)
  const send = (message: OfflineMessage) => ask(registration, message)
  const saving = followSaving({ path, send, base })
  const shown = async () => {
    const current = path()
    if (current === undefined) return
    if ('cacheable' in client.dataset)
      void send({ type: 'read', path: current, pictures: picturesShown() })
    else if (document.querySelector('.gate, .relock')) void send({ type: 'forget', path: current })
    await saving.show(current)
  }
  addEventListener(PAGE_SHOWN, () => void shown())
  offerUpdates(registration)
  await shown()
}

/** Whatever the page itself still has to do comes first. */
const idle = (): Promise<void> => new Promise(whenIdle)

/** `undefined` where the browser, a policy or a private window allows no worker; the site works without. */
async function register(base: string): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const { serviceWorker } = navigator
    const options = { scope: base, updateViaCache: 'none' } as const
    if (!(await serviceWorker.register(`${base}sw.js`, options))) return undefined
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
