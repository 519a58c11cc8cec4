import type { Page } from '@playwright/test'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { ready, expect, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveBenchSite } from '../../../tests/support/bench-site.ts'

test.describe.configure({ mode: 'default' })

let built: Awaited<ReturnType<typeof serveBenchSite>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  built = await serveBenchSite()
})
test.afterAll(() => built.close())

const CHANGED = "console.log('line a')\nconsole.log('line c')"

function bench(page: Page, at = 0) {
  const code = page.locator('.code[data-run]').nth(at)
  return {
    code,
    bar: code.locator('.run'),
    editor: code.getByRole('textbox', { name: /^Program/ }),
    button: (name: string) => code.getByRole('button', { name, exact: true }),
    said: code.locator('.run-said'),
    output: page.locator('.code[data-output]').nth(at),
    finished: () => expect(code.locator('.run')).toHaveAttribute('data-state', 'finished'),
  }
}

async function visit(page: Page, path = '/en/'): Promise<void> {
  await page.goto(built.url + path)
  await ready(page)
}

test('a program is changed, run, compared, shared with somebody else and put back', async ({
  page,
  browser,
}) => {
  await visit(page)
  const first = bench(page)
  await expect(first.button('Copy link')).toHaveCount(0)
  await first.button('Edit').click()
  await expect(first.editor).toBeFocused()
  await first.editor.fill(CHANGED)
  await page.keyboard.press('Control+Enter')
  await first.finished()
  await expect(first.said).toHaveText(
    /^Finished in \d\.\d s · 1 line differs from this page · JavaScript/,
  )
  await expect(first.output.locator('[data-line=del]')).toHaveText(['line b'])
  await expect(first.output.locator('[data-line=add]')).toHaveText(['line c'])
  expect(await violations(page, { within: '#main' })).toEqual([])
  await first.button('Copy link').click()
  await expect(first.said).toHaveText(/^Copied/)
  const link = page.url()
  expect(link).toMatch(/\/en\/#run=0\.\w+\.[\w-]{20,400}$/)

  // Somebody else, who has never been here.
  const other = await browser.newContext()
  const their = await other.newPage()
  const asked: string[] = []
  their.on('request', (request) => asked.push(request.url()))
  await their.goto(link)
  const shown = bench(their)
  await expect(shown.editor).toHaveValue(CHANGED)
  await expect(shown.said).toHaveText(/^Changed by whoever shared this link, and not run yet/)
  await expect(shown.code).toBeInViewport()
  await still(their)
  await expect(shown.bar).toHaveAttribute('data-state', 'idle')
  expect(asked.filter((url) => /sandbox|run-javascript/.test(url))).toEqual([])
  await shown.button('Run').click()
  await shown.finished()
  await expect(shown.output.locator('[data-line=add]')).toHaveText(['line c'])
  // What was only looked at is nobody's draft.
  await their.goto(`${built.url}/en/`)
  await expect(shown.editor).toHaveCount(0)
  await other.close()

  await first.button('Reset').click()
  await expect(first.editor).toHaveCount(0)
  await expect(first.button('Run')).toBeFocused()
  await expect(first.output.locator('.line')).toHaveText(['line a', 'line b'])
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await ready(page)
  await expect(first.editor).toHaveCount(0)
})

test('what was changed is there after a reload, until it is reset', async ({ page }) => {
  await visit(page)
  const first = bench(page)
  await first.button('Edit').click()
  await first.editor.fill(CHANGED)
  await page.reload()
  await expect(first.editor).toHaveValue(CHANGED)
  await expect(first.said).toHaveText(/^Your changes from last time/)
  await expect(first.bar).toHaveAttribute('data-state', 'idle')
  // On another page there is nothing of it.
  await page.goto(`${built.url}/`)
  await ready(page)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.goBack()
  await expect(first.editor).toHaveValue(CHANGED)
  await first.button('Reset').click()
  await page.reload()
  await ready(page)
  await expect(first.editor).toHaveCount(0)
  await expect(first.said).toHaveText(/^Runs in your browser/)
})

test(
  'the editor indents, closes brackets, finds, undoes, and is left with Escape',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page)
    const first = bench(page)
    await first.button('Edit').click()
    await first.editor.fill('')
    await page.keyboard.type('if (true) {')
    await page.keyboard.press('Enter')
    await page.keyboard.type('f(')
    await expect(first.editor).toHaveValue('if (true) {\n  f()\n}')
    await page.keyboard.press('Control+z')
    await expect(first.editor).not.toHaveValue(/f\(/)
    await first.editor.fill('one\ntwo\none')
    await page.keyboard.press('Control+f')
    const find = first.code.getByRole('textbox', { name: 'Find' })
    await find.fill('ONE')
    await expect(first.code.getByRole('search').getByRole('status')).toHaveText('1 / 2')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(first.code.getByRole('search').getByRole('status')).toHaveText('2 / 2')
    await page.keyboard.press('Escape')
    await expect(first.editor).toBeFocused()
    const chosen = () =>
      first.editor.evaluate((field) => (field as HTMLTextAreaElement).selectionStart)
    expect(await chosen()).toBe(8)
    await page.keyboard.press('Escape')
    await expect(first.button('Run')).toBeFocused()
    for (const name of ['autocapitalize', 'autocorrect', 'autocomplete'])
      await expect(first.editor).toHaveAttribute(name, 'off')
    await expect(first.editor).toHaveAttribute('spellcheck', 'false')
  },
)

test(
  'one that says readonly is run and not changed; types are taken away',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page)
    const fixed = bench(page, 1)
    await expect(fixed.button('Edit')).toHaveCount(0)
    await fixed.button('Run').click()
    await fixed.finished()
    await expect(fixed.said).toHaveText(/every line as on this page/)
    const typed = bench(page, 2)
    await typed.button('Run').click()
    await typed.finished()
    await expect(typed.said).toHaveText(/every line as on this page · TypeScript \(Chrome \d+\)$/)
    await typed.button('Edit').click()
    await typed.editor.fill('const a: = 1')
    await typed.button('Run').click()
    await typed.finished()
    await expect(typed.output.locator('.stderr')).toHaveText(/^SyntaxError: /)
  },
)

test('an endless program is cancelled, and the page goes on', async ({ page }) => {
  await visit(page)
  const endless = bench(page, 3)
  await endless.button('Run').click()
  await expect(endless.output.locator('[data-live] .line')).toHaveText(['begun'])
  await endless.button('Stop').click()
  await endless.finished()
  await expect(endless.said).toHaveText('Stopped.')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'with the keyboard open, a program is changed and its result comes into view',
    { tag: '@long' },
    async ({ page }) => {
      await visit(page)
      const first = bench(page)
      await first.button('Edit').tap()
      await expect(first.editor).toBeFocused()
      // The keyboard takes more than half of the window.
      await page.setViewportSize({ width: 390, height: 380 })
      await first.editor.evaluate((field) => {
        ;(field as HTMLTextAreaElement).setSelectionRange(0, 0)
      })
      await page.keyboard.type('// ')
      // The row is in sight, though the program is far longer than the window.
      await expect(first.button('Run')).toBeInViewport()
      const size = await first.editor.evaluate((field) =>
        parseFloat(getComputedStyle(field).fontSize),
      )
      expect(size).toBeGreaterThanOrEqual(16)
      await first.editor.fill("console.log('line a')\nconsole.log('line b')")
      await first.button('Run').tap()
      await first.finished()
      await expect(first.editor).not.toBeFocused()
      await expect(first.output.locator('.line').last()).toBeInViewport()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    },
  )
})
