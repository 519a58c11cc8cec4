import type { Frame, Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

interface Look {
  /** The part of the page that is looked at; otherwise all of it. */
  readonly within?: string
  /** Frames may be strangers' documents, or have tests of their own. */
  readonly frames?: 'left out'
  /** Only the rules about colours: another appearance changes nothing else. */
  readonly rules?: 'of colours'
  readonly disabled?: readonly string[]
}

interface Context {
  readonly include: string[]
  readonly exclude: string[]
}

/**
 * What axe has to say of a page: each rule that is broken, with the places that break it.
 *
 * Without the package for this test tool, which brings the script into a page twice at every look.
 */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  const isWhole = look.frames !== 'left out'
  if (isWhole) await haveFrames(page)
  for (const frame of isWhole ? page.frames() : [page.mainFrame()]) await bring(frame)
  const context: Context = {
    include: [look.within ?? 'html'],
    exclude: isWhole ? [] : ['iframe'],
  }
  const options: RunOptions = {
    // Describing what is in order, too, would take a third of the time.
    resultTypes: ['violations'],
    iframes: isWhole,
    ...(look.rules === 'of colours' && { runOnly: ['color-contrast'] }),
    rules: Object.fromEntries((look.disabled ?? []).map((name) => [name, { enabled: false }])),
  }
  return page.evaluate(find, [context, options] as const)
}

/** A frame that loads when it comes near might do so in the middle of a look. */
async function haveFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const lazy of document.querySelectorAll<HTMLIFrameElement>('iframe[loading=lazy]'))
      lazy.loading = 'eager'
  })
  const inner = page.frames().filter((frame) => frame !== page.mainFrame())
  await Promise.all(inner.map((frame) => frame.waitForURL(({ href }) => href !== 'about:blank')))
}

async function bring(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  // The frames of a page may be sandboxed, which makes strangers of them.
  await frame.evaluate(`${axe.source};axe.configure({allowedOrigins:['<unsafe_all_origins>']})`)
}

/** In the browser. */
async function find([context, options]: readonly [Context, RunOptions]): Promise<string[]> {
  // The line that a navigation draws goes by itself, a moment after the page is there.
  while (document.querySelector('.progress'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  const found = await (window as unknown as { axe: typeof axe }).axe.run(context, options)
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  )
}
