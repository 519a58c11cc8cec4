import { test as base, expect, type Page } from '@playwright/test'
import { late } from './late.ts'

interface Quiet {
  /** Console messages a test expects, by a part of their text. */
  readonly allow: (text: RegExp) => void
}

/**
 * Every browser test also proves that the console stayed empty and that no request left the site,
 * unless it says what it expects.
 */
export const test = base.extend<{ quiet: Quiet }>({
  context: async ({ context }, use) => {
    const milliseconds = Number(process.env['LATE'] ?? 0)
    if (milliseconds > 0) await late(context, milliseconds)
    await use(context)
  },
  quiet: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const heard: string[] = []
      listen(page, heard)
      await use({ allow: (text) => allowed.push(text) })
      expect(heard.filter((text) => !allowed.some((one) => one.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** What the test tool says where it lets no worker in. */
const BLOCKED = /Service Worker registration blocked by Playwright/

/** What Chromium says when a document did not fade in after all: a file, a second click. */
const NO_FADE = /^Transition was (?:skipped|aborted)/

function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    if (!BLOCKED.test(message.text())) heard.push(`console.${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    if (!NO_FADE.test(message)) heard.push(`error: ${message}`)
  })
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).hostname !== '127.0.0.1') heard.push(`socket: ${socket.url()}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      heard.push(`request: ${request.url()}`)
  })
}

interface Wait {
  readonly state?: 'attached' | 'visible'
  readonly timeout?: number
}

/** Waits until the page answers to what its reader does. */
export const ready = (page: Page, options?: Wait) =>
  page.waitForSelector('html[data-ready]', options)

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

export { expect }
