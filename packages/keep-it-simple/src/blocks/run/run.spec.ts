import type { Page } from '@playwright/test'
import { kotlin } from '#content/verify/runners/kotlin.ts'
import { ready, expect, test } from 'keep-it-simple-testing/browser.ts'
import { COMPILING, Panel } from '../../../tests/support/run-panel.ts'
import {
  LANGUAGES,
  serveRunSite,
  VERIFIED,
  type Language,
} from '../../../tests/support/run-site.ts'

// Compilers and the machine are shared: one after the other.
test.describe.configure({ mode: 'default' })

const HAS_JAVA = kotlin.version() !== undefined

let built: Awaited<ReturnType<typeof serveRunSite>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  built = await serveRunSite({ kotlin: HAS_JAVA })
})
test.afterAll(() => built.close())
test.beforeEach(() => {
  test.setTimeout(240_000)
  built.services.mode = 'good'
})

const goto = (page: Page, language: Language, prefix = '/en') =>
  page.goto(`${built.url}${prefix}/run-${language}/`).then(() => ready(page))

test('[S1.7] programs in Kotlin, Go, Rust and Python run in the page', async ({ page }) => {
  for (const language of LANGUAGES) {
    await goto(page, language)
    const panel = new Panel(page, 'hello')
    await panel.run()
    const name = language[0]!.toUpperCase() + language.slice(1)
    // A last line without an end is a line, and markup is text.
    expect(await panel.text()).toBe(`你好，${name} ✓\n<b>`)
    await expect(panel.said).toHaveText(
      new RegExp(`^Finished in [\\d.]+ s · 2 lines differ from this page · ${name} \\S+$`),
    )
    await panel.run()
    expect(await panel.text()).toBe(`你好，${name} ✓\n<b>`)
  }
  // Two runs of Rust, and one socket.
  expect(built.services.counted.sockets).toBe(1)
})

test(
  '[S8.4] each language says what went wrong in its own way',
  { tag: '@long' },
  async ({ page }) => {
    const refused: Record<Language, RegExp> = {
      go: /main\.go:4:2: x declared (?:but not used|and not used)/,
      // Only what is an error: the unused variable is a warning.
      kotlin: /^File\.kt:3:13: (?:unresolved|Unresolved) reference '?missing'?\.?$/,
      rust: /mismatched types/,
      python: /SyntaxError: '\(' was never closed/,
    }
    const broken: Record<Language, RegExp> = {
      go: /^before\n[\s\S]*panic: boom/,
      kotlin: /^before\n[\s\S]*IllegalStateException: boom/,
      rust: /^before\n[\s\S]*panicked at[\s\S]*boom/,
      python: /aside\n[\s\S]*File "main\.py", line 4[\s\S]*ValueError: boom/,
    }
    for (const language of LANGUAGES) {
      await goto(page, language)
      const first = new Panel(page, 'refused')
      await first.run()
      expect((await first.text()).trim()).toMatch(refused[language])
      await expect(first.output.locator('.stderr').first()).toBeVisible()
      await expect(first.said).toHaveText(/^The program failed after/)
      const second = new Panel(page, 'broken')
      await second.run()
      const text = await second.text()
      expect(text).toContain('before')
      expect(text).toMatch(broken[language])
      if (language === 'rust') await expect(second.said).toContainText('exit code 101')
      if (language === 'python')
        await expect(second.output.locator('.stderr').last()).toHaveText('ValueError: boom')
    }
  },
)

test('[S4.19] the panel is idle, loading, finished, and idle again', async ({ page }) => {
  await goto(page, 'rust', '')
  const panel = new Panel(page, 'hello')
  await expect(panel.bar).toHaveAttribute('data-state', 'idle')
  await expect(panel.said).toHaveText(`点击后程序会发送到 ${built.host} 运行`)
  expect(await panel.text()).toBe(VERIFIED)
  await panel.button.click()
  await expect(panel.bar).toHaveAttribute('data-state', 'loading')
  await expect(panel.button).toHaveText('停止')
  // What was there stays until there is something newer.
  expect(await panel.text()).toBe(VERIFIED)
  await panel.finished()
  await expect(panel.button).toHaveText('运行')
  await expect(panel.said).toHaveText(/^运行结束，用时 [\d.]+ 秒 · 2 行与页面不同 · Rust release$/)
  expect(await panel.text()).toContain('你好')
  await panel.bar.getByRole('button', { name: '还原' }).click()
  await expect(panel.bar).toHaveAttribute('data-state', 'idle')
  await expect(panel.button).toBeFocused()
  expect(await panel.text()).toBe(VERIFIED)
  await expect(panel.bar.getByRole('button', { name: '还原' })).toBeHidden()
})

test('the form of the public Go playground is spoken too', { tag: '@long' }, async ({ page }) => {
  await goto(page, 'go')
  await page.locator('.run').evaluateAll((bars, host) => {
    for (const bar of bars as HTMLElement[])
      Object.assign(bar.dataset, { url: `http://${host}/go-form`, protocol: 'playground' })
  }, built.host)
  const hello = new Panel(page, 'hello')
  await hello.run()
  expect(await hello.text()).toBe('你好，Go ✓\n<b>')
  const broken = new Panel(page, 'broken')
  await broken.run()
  await expect(broken.said).toContainText('exit code 2')
})

test(
  'leaving the page ends the run, and the next page runs its own',
  { tag: '@long' },
  async ({ page }) => {
    await goto(page, 'rust')
    await ready(page)
    const panel = new Panel(page, 'endless')
    await panel.button.click()
    await expect(panel.output.locator('code')).toHaveText('begun', { timeout: COMPILING })
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/en/run-go/'
      link.textContent = 'go'
      document.querySelector('#main h1')!.append(link)
    })
    await page.locator('#main h1 a').click()
    await page.waitForURL('**/en/run-go/')
    const next = new Panel(page, 'hello')
    await expect(next.bar).toHaveAttribute('data-language', 'go')
    await next.run()
    expect(await next.text()).toContain('你好，Go')
  },
)

test('Ctrl+Enter on the listing runs it, and the end is announced', async ({ page }) => {
  await goto(page, 'rust')
  const panel = new Panel(page, 'hello')
  await panel.code.locator('pre').focus()
  await page.keyboard.press('Control+Enter')
  await expect(panel.bar).toHaveAttribute('data-state', 'loading')
  await panel.finished()
  await expect(panel.bar.getByRole('status')).toHaveText(/^Finished in/)
})
