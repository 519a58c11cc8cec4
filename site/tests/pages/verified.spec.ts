import { expect, test } from 'keep-it-simple-testing/browser.ts'

test.use({ javaScriptEnabled: false })

for (const [path, words] of [
  ['/article/bloom-filter/', /^已验证 · Python \d[\d.]* \(Pyodide [\d.]+\) · \d{4}-\d\d-\d\d$/],
  ['/en/article/go-slice-append/', /^Verified · Go \d[\d.]* · [A-Z][a-z]{2} \d{1,2}, \d{4}$/],
] as const) {
  test(`${path} says beneath an output with what and when it was verified`, async ({ page }) => {
    await page.goto(path)
    const line = page.locator('.verified').first()
    await expect(line).toHaveText(words)
    await expect(line.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
    // Every output on the page is proven, or `npm run verify` has not been run.
    const outputs = await page.locator('.code[data-output]').count()
    await expect(page.locator('.code[data-output] + .verified')).toHaveCount(outputs)
  })
}

for (const width of [390, 820, 1440]) {
  test(`program, output and proof are one plate at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/article/go-slice-append/')
    const boxes = await Promise.all(
      ['.code[data-run]', '.code[data-output]', '.verified'].map((name) =>
        page.locator(name).first().boundingBox(),
      ),
    )
    const [program, output, proof] = boxes.map((box) => box!)
    expect(output!.y).toBeCloseTo(program!.y + program!.height, 0)
    expect(proof!.y).toBeCloseTo(output!.y + output!.height, 0)
    for (const box of [output, proof]) {
      expect(box!.x).toBeCloseTo(program!.x, 0)
      expect(box!.width).toBeCloseTo(program!.width, 0)
    }
  })
}
