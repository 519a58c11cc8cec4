import { expect, test } from 'keep-it-simple-testing/browser.ts'

for (const path of ['/', '/en/']) {
  test(`the program of ${path} runs, and prints what the page says`, async ({ page }) => {
    await page.goto(path)
    const hero = page.locator('.hero-body')
    await expect(hero.locator('.verified')).toContainText('JavaScript (Node ')
    await hero.locator('[data-run=run]').click()
    await expect(hero.locator('.run')).toHaveAttribute('data-same', '')
    await hero.getByRole('button', { name: /^(?:编辑|Edit)$/ }).click()
    const editor = hero.getByRole('textbox')
    await editor.fill((await editor.inputValue()).replace('23', '22'))
    await hero.locator('[data-run=run]').click()
    await expect(hero.locator('[data-line=add]')).toHaveText([/^22 /])
    await expect(hero.locator('[data-line=del]')).toHaveText([/^23 /])
  })
}
