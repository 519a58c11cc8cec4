import { chromium, firefox, type Browser } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, executablePath } from '../chromium.ts'
import { FIREFOX_LAUNCH } from './installed.ts'
import type { Engine, Reader } from './reader.ts'

/** Chromium, and the stock Firefox, which Playwright drives by WebDriver BiDi. */
export async function playwrightReader(engine: Exclude<Engine, 'webkit'>): Promise<Reader> {
  const browser = await launch(engine)
  const page = await browser.newPage({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // Inside Playwright's own tests its settings would count, which let no worker in.
    serviceWorkers: 'allow',
  })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  return {
    engine,
    open: async (url) => void (await page.goto(url)),
    ask: (question, value) => page.evaluate(question as never, value as never),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    complaints: async () => complaints.splice(0),
    close: () => browser.close(),
  }
}

const launch = (engine: Exclude<Engine, 'webkit'>): Promise<Browser> =>
  engine === 'firefox'
    ? firefox.launch(FIREFOX_LAUNCH)
    : chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
