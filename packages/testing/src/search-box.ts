import type { Locator, Page } from '@playwright/test'
import { ready, expect } from './browser.ts'

export const dialog = (page: Page): Locator => page.locator('dialog.search')
export const field = (page: Page): Locator => dialog(page).locator('input[role=combobox]')
export const hits = (page: Page): Locator => page.getByRole('listbox').locator('[role=option]')
/** One for each page that is shown. */
export const groups = (page: Page): Locator => page.locator('#hits [role=group]')
export const status = (page: Page): Locator => dialog(page).getByRole('status')

/** Opens the dialog by its key. */
export async function openSearch(page: Page): Promise<void> {
  await ready(page)
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
}

/** Types a query and waits until its answer, whatever it is, is shown. */
export async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await settled(page)
}

/**
 * Looked for in the page at every frame: some tests ask hundreds of queries and would wait for each.
 * A key or a click that asks has emptied the status when it returns: React draws at once what these do.
 */
export async function settled(page: Page): Promise<void> {
  const isAnswered = () => {
    const said = document.querySelector('dialog.search [role=status]')?.textContent ?? ''
    return /\d/.test(said) && !document.querySelector('.hits[aria-busy=true]')
  }
  await page.waitForFunction(isAnswered, undefined, { timeout: 20_000 })
}
