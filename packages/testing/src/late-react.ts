import type { BrowserContext, Page } from '@playwright/test'

/** React's scheduler comes late, as on a busy machine: what it does not do at once is done after whatever else is due. */
export async function lateReact(where: BrowserContext | Page, milliseconds: number): Promise<void> {
  await where.addInitScript((by) => {
    const wait = window.setTimeout
    const prototype: { postMessage: (message: unknown) => void } = MessagePort.prototype
    prototype.postMessage = new Proxy(prototype.postMessage, {
      apply: (post, port, all) => void wait(() => Reflect.apply(post, port, all), by),
    })
  }, milliseconds)
}
