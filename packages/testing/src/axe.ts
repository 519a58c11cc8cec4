import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Look {
  /** The part of the page that is looked at; otherwise all of it. */
  readonly within?: string
  /** Frames may be strangers' documents, or have tests of their own. */
  readonly frames?: 'left out'
  /** Only the rules about colours: another appearance changes nothing else. */
  readonly rules?: 'of colours'
  readonly disabled?: readonly string[]
}

/** What axe has to say of a page: each rule that is broken, with the places that break it. */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  // The line that a navigation draws goes by itself, a moment after the page is there.
  await page.evaluate(async () => {
    while (document.querySelector('.progress'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  const axe = new AxeBuilder({ page })
    // Describing what is in order, too, would take a third of the time.
    .options({ resultTypes: ['violations'] })
    // Only for frames does axe need its other way, a second page for every look, at four times the cost.
    .setLegacyMode(look.frames === 'left out' || page.frames().length === 1)
  if (look.within) axe.include(look.within)
  if (look.frames === 'left out') axe.exclude('iframe')
  if (look.rules === 'of colours') axe.withRules(['color-contrast'])
  if (look.disabled) axe.disableRules([...look.disabled])
  const found = await axe.analyze()
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  )
}
