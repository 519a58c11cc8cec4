import { expect, test } from 'keep-it-simple-testing/browser.ts'

test('old addresses of the friends pages lead to the new ones', async ({ page }) => {
  await page.goto('/friends.html')
  await expect(page).toHaveURL('/friends/')
  await expect(page.locator('.friend')).toHaveCount(11)
  await page.goto('/en/friends.html')
  await expect(page).toHaveURL('/en/friends/')
  await expect(page.locator('h1')).toHaveText('Neighbors')
})
