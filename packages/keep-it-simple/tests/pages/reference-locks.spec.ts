import type { Page } from '@playwright/test'
import { expect, open } from 'keep-it-simple-testing/browser.ts'
import { PASSWORDS } from '../support/lock-fixtures.ts'
import { enter } from '../support/locked-site.ts'
import { test } from '../support/reference-site.ts'

/** Chapters 3.24 and 5: which pages are locked, and what opens them. */
const LOCKED = {
  '/en/article/own/': { text: 'Behind its own password.', opens: ['own', 'admin'], not: 'prefix' },
  '/en/article/flag/': { text: 'Behind the flag.', opens: ['admin', 'own'], not: 'prefix' },
  '/en/inner/a/': { text: 'Behind a prefix.', opens: ['prefix', 'file', 'admin'], not: 'pattern' },
  '/en/by-file/': { text: 'Behind a file.', opens: ['file', 'admin'], not: 'prefix' },
  '/en/article/x-1/': { text: 'Behind a pattern.', opens: ['pattern', 'admin'], not: 'file' },
} as const

/** Deriving a key takes its time on a busy machine. */
const PATIENCE = { timeout: 30_000 }
const isOpen = (page: Page, text: string) =>
  expect(page.locator('.prose')).toContainText(text, PATIENCE)

/** The gate opens one page locked by itself and one by a rule. */
const IN_GATE = new Set(['/en/article/own/', '/en/inner/a/'])

for (const [path, { text, opens, not }] of Object.entries(LOCKED))
  test(
    `[S1.22] [S3.24] [S5.3] [S5.5] ${path}: its own passwords, those of its rule, the admin’s, no others`,
    { tag: IN_GATE.has(path) ? [] : '@long' },
    async ({ browser, served }) => {
      test.setTimeout(120_000)
      for (const name of opens) {
        // Nothing is remembered of the one before.
        const context = await browser.newContext({ baseURL: served })
        const page = await context.newPage()
        await open(page, path)
        await expect(page.locator('body')).not.toContainText(text)
        await enter(page, PASSWORDS[not])
        await expect(page.locator('.gate [aria-invalid=true]')).toBeVisible(PATIENCE)
        await enter(page, PASSWORDS[name])
        await isOpen(page, text)
        await context.close()
      }
    },
  )
