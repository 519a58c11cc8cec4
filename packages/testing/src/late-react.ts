import type { Page } from '@playwright/test'

/** React's scheduler comes late, as on a busy machine: what it does not do at once is done after whatever else is due. */
export async function lateReact(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((by) => {
    const prototype: { postMessage: (message: unknown) => void } = MessagePort.prototype
    prototype.postMessage = new Proxy(prototype.postMessage, {
      apply: (post, port, all) => void setTimeout(() => Reflect.apply(post, port, all), by),
    })
  }, milliseconds)
}
