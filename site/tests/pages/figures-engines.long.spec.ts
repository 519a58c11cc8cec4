import { expect, test } from '@playwright/test'
import { isInstalled } from 'keep-it-simple-testing/engines/installed.ts'
import { openReader } from 'keep-it-simple-testing/engines/open-reader.ts'
import { ENGINES, until } from 'keep-it-simple-testing/engines/reader.ts'
import { builtIslands } from '../support/islands.ts'

/** Each component once; its translations have other words and the same controls. */
const FIGURES = builtIslands().filter(
  ({ name }, i, all) => all.findIndex((one) => one.name === name) === i,
)

for (const engine of ENGINES) {
  test(`${engine} brings every living figure to life, and no page complains`, async ({
    baseURL,
  }) => {
    test.skip(!isInstalled(engine), `${engine} is not installed`)
    test.setTimeout(240_000)
    const reader = await openReader(engine)
    for (const { path, id } of FIGURES) {
      await reader.open(baseURL + path)
      await reader.ask((name) => document.getElementById(name)!.scrollIntoView(), id)
      await until(
        reader,
        (name) => document.querySelector(`#${name} .island[data-live]`) !== null,
        id,
      )
      // As wide as the text at most, and drawn.
      const [width, room, height] = await reader.ask((name) => {
        const drawn = document.querySelector(`#${name} .island`)!
        const text = document.querySelector('.prose')!
        return [drawn.scrollWidth, text.clientWidth, drawn.clientHeight] as const
      }, id)
      expect.soft(width, path).toBeLessThanOrEqual(Math.max(room, 684))
      expect.soft(height, path).toBeGreaterThan(80)
      expect.soft(await reader.complaints(), path).toEqual([])
    }
    expect(FIGURES.length).toBeGreaterThanOrEqual(10)
    await reader.close()
  })
}
