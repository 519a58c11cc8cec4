import { expect, type Locator, type Page } from '@playwright/test'
import { PROGRAMS, type Program } from './run-site.ts'

/** Compilers take their time on a busy machine. */
export const COMPILING = 60_000

/** One program of a page of the run site, and what is around it. */
export class Panel {
  readonly code: Locator
  readonly bar: Locator
  readonly button: Locator
  readonly said: Locator
  readonly output: Locator

  constructor(page: Page, program: Program) {
    this.code = page.locator('.code[data-run]').nth(PROGRAMS.indexOf(program))
    this.bar = this.code.locator('.run')
    this.button = this.bar.locator('[data-run=run]')
    this.said = this.bar.locator('.run-said')
    this.output = page.locator('.code[data-output]').nth(PROGRAMS.indexOf(program))
  }

  async finished(timeout = COMPILING): Promise<void> {
    await expect(this.bar).toHaveAttribute('data-state', 'finished', { timeout })
  }

  async run(): Promise<void> {
    await this.button.click()
    await this.finished()
  }

  /** The output as text, without the space between elements and the lines the page had instead. */
  async text(): Promise<string> {
    return this.output.locator('code').evaluate((code) => {
      const lines = [...code.querySelectorAll('.line:not([data-line=del])')]
      return lines.length === 0 ? code.textContent : lines.map((one) => one.textContent).join('\n')
    })
  }
}
