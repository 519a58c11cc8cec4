import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { builtPaths } from 'keep-it-simple-testing/built-site.ts'
import { lookThrough } from 'keep-it-simple-testing/look-through.ts'

/** A page of each kind in both languages, and all blocks: no two of them are alike. */
const looked = builtPaths(join(import.meta.dirname, '..')).filter((path) =>
  /^\/(?:en\/)?(?:guide\/|writing\/code\/|reference\/(?:settings\/pages\/collections\/|diagnostics\/code\/|commands\/)?)?$|^\/reference\/blocks\//.test(
    path,
  ),
)

/** Rules of whole pages, which axe would ask of the frame of a demo. */
const OF_PAGES = ['landmark-one-main', 'page-has-heading-one']

async function faultsIn(page: Page, path: string, rules?: 'of colours'): Promise<string[]> {
  // What is beside the text of a block is the same on all of these pages, and takes most of the time.
  const part = /\/blocks\/./.test(path) ? { within: '.prose', disabled: OF_PAGES } : {}
  const found = await violations(page, { ...part, ...(rules && { rules }) })
  return found.map((fault) => `${path} ${fault}`)
}

/** Another appearance changes colors and nothing else. */
const SCHEMES = [
  ['light', undefined],
  ['dark', 'of colours'],
] as const

const PARTS = 4
for (const [colorScheme, rules] of SCHEMES)
  for (let part = 0; part < PARTS; part++)
    test(`axe finds nothing, ${colorScheme}, part ${part + 1}`, async ({ page }) => {
      test.setTimeout(360_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const found: string[] = []
      for (const path of looked.filter((_, index) => index % PARTS === part)) {
        await page.goto(path)
        await lookThrough(page, 'untouched')
        found.push(...(await faultsIn(page, path, rules)))
      }
      expect(found).toEqual([])
    })
