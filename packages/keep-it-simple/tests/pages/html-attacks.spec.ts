import type { Page } from '@playwright/test'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { compileAlone } from '../support/compile-alone.ts'
import { HTML_ATTACKS, HTML_PLACES } from '../support/html-attacks.ts'

/**
 * What the compiler makes of each attack in each place, shown by a page without any policy. A page with
 * such a text is refused by name; that what is left of it runs nothing is the second wall.
 */
const ADDRESS = 'http://127.0.0.1:9/'

/** Loads a page of the given texts, and does to every element what a reader could do. */
async function fired(page: Page, bodies: readonly string[]): Promise<string[]> {
  const html = `<!doctype html><meta charset=utf-8><body>${bodies
    .map((body, index) => `<section id="s${index}">${body}</section>`)
    .join('\n')}`
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url() === ADDRESS
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ status: 404 }),
  )
  await page.route(/^https?:\/\/(?!127\.)/, (route) => route.abort())
  await page.goto(ADDRESS, { waitUntil: 'load' })
  await page.evaluate(async () => {
    // Links that lead elsewhere are not followed; those that run something would.
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && !/^(?:javascript|data|vbscript):/i.test(link.href)) event.preventDefault()
    })
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      for (const type of ['mouseover', 'mouseenter', 'pointerenter', 'contextmenu', 'auxclick'])
        element.dispatchEvent(new MouseEvent(type, { bubbles: true }))
      element.focus?.()
      element.click?.()
      for (const type of ['keydown', 'input', 'copy', 'paste', 'toggle', 'animationstart', 'wheel'])
        element.dispatchEvent(new Event(type, { bubbles: true }))
    }
    // What fails to load says so in its turn, and what moves does so in a frame.
    await new Promise((resolve) => {
      const last = Object.assign(new Image(), { onerror: resolve })
      last.src = '/last.png'
    })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
  return page.evaluate(() => (window as never as { fires: string[] }).fires)
}

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/./)
  await page.addInitScript(() => {
    const fires: string[] = []
    const fire = () => fires.push(document.activeElement?.closest('section')?.id ?? 'somewhere')
    Object.assign(window, { fires, fire, alert: fire })
  })
})

test('[A44] the page that is attacked does fire where nothing stops it', async ({ page }) => {
  const raw = [
    '<img src=x onerror=fire()>',
    '<a href="javascript:fire()">x</a>',
    '<p onclick=fire()>x',
  ]
  expect((await fired(page, raw)).length).toBeGreaterThanOrEqual(3)
})

for (const [place, written] of Object.entries(HTML_PLACES))
  test(`[A44] [P5] ${HTML_ATTACKS.length} attacks fire nothing in ${place}`, async ({ page }) => {
    test.setTimeout(240_000)
    expect(HTML_ATTACKS.length).toBeGreaterThanOrEqual(120)
    const bodies: string[] = []
    for (const attack of HTML_ATTACKS)
      bodies.push((await compileAlone(written(attack), 'page.md')).body)
    expect(bodies.join('').length).toBeGreaterThan(HTML_ATTACKS.length * 5)
    expect(
      (await fired(page, bodies)).map((id) => HTML_ATTACKS[Number(id.slice(1))] ?? id),
    ).toEqual([])
  })
