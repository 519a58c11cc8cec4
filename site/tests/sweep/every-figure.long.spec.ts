import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { builtPaths, DIST } from '../support/page-store.ts'

/** A drawing, picture, table, formula or listing, as a reader sees it. */
interface Measured {
  readonly kind: string
  /** Enough to find it: the caption, or how it begins. */
  readonly name: string
  /** How much wider it is than its place, in CSS pixels. */
  readonly over: number
  /** It scrolls inside itself, shows a shade where it goes on, and keys reach it. */
  readonly isScrolled: boolean
}

const WIDTHS = [390, 1280]
/** Borders and rounding; nobody misses a pixel. */
const SLACK = 1

/** Runs in the browser: everything in the text that may be wider than its place. */
function measure(slack: number): Measured[] {
  const shown = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true })
  const kinds = {
    drawing: '.prose .drawing',
    picture: '.prose img, .prose video, .prose iframe, .prose canvas',
    figure: '.prose .island > *, .prose .island svg',
    table: '.prose table',
    formula: '.prose .math > *',
    listing: '.prose .code code',
  }
  const found: Measured[] = []
  for (const [kind, selector] of Object.entries(kinds))
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!shown(element)) continue
      let box: HTMLElement | null = element.parentElement
      while (box && !/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX))
        box = box.parentElement
      const place = box?.closest('main') ? box : document.documentElement
      const { left, right } = place.getBoundingClientRect()
      const own = element.getBoundingClientRect()
      const scrolled = place.scrollLeft
      const over = Math.max(own.right + scrolled - right, left - own.left - scrolled, 0)
      const style = getComputedStyle(place)
      const title = element.closest('figure')?.querySelector('figcaption')?.textContent
      found.push({
        kind,
        name: (title ?? element.textContent).trim().slice(0, 40),
        over: over <= slack ? 0 : Math.round(over),
        isScrolled:
          /auto|scroll/.test(style.overflowX) &&
          style.backgroundAttachment.includes('local') &&
          place.tabIndex === 0 &&
          (place.ariaLabel ?? '') !== '',
      })
    }
  // What a drawing puts beside itself is lost. (Below itself some let a line go on, to be cut there.)
  for (const drawing of document.querySelectorAll<SVGElement>('.prose svg.drawing')) {
    if (!shown(drawing)) continue
    const { left, right } = drawing.getBoundingClientRect()
    const marks = ':is(path, rect, circle, line, polyline, polygon):not(defs *, marker *)'
    const overs = [...drawing.querySelectorAll(marks)].map((mark) => {
      const own = mark.getBoundingClientRect()
      // Some are there for their attributes alone.
      if (own.width === 0 && own.height === 0) return 0
      return Math.max(own.right - right, left - own.left)
    })
    const over = Math.max(0, ...overs)
    found.push({
      kind: 'mark',
      name: (drawing.closest('figure')?.textContent ?? '').trim().slice(0, 40),
      over: over <= slack + 3 ? 0 : Math.round(over),
      isScrolled: false,
    })
  }
  return found
}

/** Pages that have anything to measure; lists of articles have nothing. */
const PATHS = builtPaths().filter((path) => {
  const file = join(DIST, path, 'index.html')
  return existsSync(file) && readFileSync(file, 'utf8').includes('class="prose"')
})

async function everyFigure(page: Page, width: number): Promise<[string, Measured][]> {
  await page.setViewportSize({ width, height: 900 })
  const found: [string, Measured][] = []
  for (const path of PATHS) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // What is folded has to fit as well.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('.prose details')) one.setAttribute('open', '')
    })
    for (const one of await page.evaluate(measure, SLACK)) found.push([path, one])
  }
  return found
}

for (const width of WIDTHS)
  test(
    `no figure, table or listing is cut at ${width} px without an edge that shows it`,
    { tag: width === 390 ? [] : '@long' },
    async ({ page }) => {
      test.setTimeout(360_000)
      const all = await everyFigure(page, width)
      const over = all.filter(([, one]) => one.over > 0)
      const counts = Object.groupBy(over, ([, { kind }]) => kind)
      console.log(
        `${width} px: ${all.length} measured, ${over.length} wider than their place:`,
        Object.entries(counts)
          .map(([kind, some]) => `${some!.length} ${kind}`)
          .join(', '),
      )
      expect(all.length).toBeGreaterThan(1_000)
      const cut = over.filter(([, one]) => !one.isScrolled)
      expect(
        cut.map(([path, { kind, name, over: by }]) => `${path} ${kind} +${by} ${name}`),
      ).toEqual([])
    },
  )
