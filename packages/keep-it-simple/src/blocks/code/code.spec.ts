import { serveTinySite } from '../../../tests/support/built-site.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { page as source } from '../../../tests/support/tiny-site.ts'

const TEXT = `
\`\`\`ts title="diff.ts"
const a = 1 // [!code --]
const b = "<2>" // [!code ++]

export { b }
\`\`\`

\`\`\`console
$ go version
go version go1.22
$ curl \\
>   -s example.com
\`\`\`

\`\`\`text:collapsed-lines=2:line-numbers=9
一
二
三
四
\`\`\`

\`\`\`bash
echo '${'很长的一行'.repeat(20)}'
\`\`\`

::: code-group
\`\`\`go title="a.go"
package a
\`\`\`
\`\`\`rust title="a.rs"
fn main() {}
\`\`\`
:::

::: file-tree
- src
  - **a.go** # 主角
  - ++ b.go
  - -- c.go
- docs/
:::

::: code-tree title="服务"
\`\`\`go title="kv/server.go"
package kv
\`\`\`
\`\`\`go title="kv/store.go" {2}
package store
${'// 一行\n'.repeat(40)}
\`\`\`
\`\`\`makefile title="Makefile"
all:
\`\`\`
:::

::: code-tree height="200"
\`\`\`go title="low.go"
package low
\`\`\`
:::
`

let site: Awaited<ReturnType<typeof serveTinySite>>
// One set-up for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveTinySite({
    'notes/a.md': source({ permalink: '/a/', bulletin: false }, TEXT),
    'en/notes/a.md': source({ permalink: '/en/a/', bulletin: false }, TEXT),
  })
})
test.afterAll(() => site.close())
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a copy has no removed lines, prompts or answers, and all folded lines', async ({ page }) => {
  await open(page, `${site.url}/a/`)
  const copied = async (at: number) => {
    const code = page.locator('.prose > .code').nth(at)
    await code.hover()
    await code.locator('.copy').click()
    await expect(code.locator('.copy')).toHaveAttribute('data-copied', '已复制')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied(0)).toBe('const b = "<2>"\n\nexport { b }')
  expect(await copied(1)).toBe('go version\ncurl \\\n  -s example.com')
  expect(await copied(2)).toBe('一\n二\n三\n四')
})

test('a selection has neither the name of the language nor prompts and numbers', async ({
  page,
}) => {
  await open(page, `${site.url}/a/`)
  const selected = (at: number) =>
    page.evaluate((nth) => {
      getSelection()!.selectAllChildren(document.querySelectorAll('.prose > .code')[nth]!)
      document.execCommand('copy')
      return navigator.clipboard.readText()
    }, at)
  expect((await selected(1)).trim()).toBe(
    'go version\ngo version go1.22\ncurl \\\n  -s example.com',
  )
  expect(await selected(2)).toMatch(/^一\n二\n/)
})

test('a folded listing opens by keyboard; numbers go on', async ({ page }) => {
  await open(page, `${site.url}/a/`)
  const code = page.locator('.code', { hasText: '四' }).first()
  await expect(code.locator('.line', { hasText: '三' })).toBeHidden()
  await code.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(code.locator('.line', { hasText: '三' })).toBeVisible()
  await expect(code.locator('summary')).toHaveText(/收起/)
  const number = await code
    .locator('.line')
    .nth(2)
    .evaluate((line) => getComputedStyle(line, '::before').content)
  expect(number).toContain('11')
})

test('[S9.13] a code tree is 320 px high, or as high as it is set', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${site.url}/a/`)
  const heights = await page
    .locator('.codetree-body')
    .evaluateAll((trees) => trees.map((tree) => tree.getBoundingClientRect().height))
  expect(heights).toEqual([320, 200])
})

test('files of a code tree are chosen by keyboard', async ({ page }) => {
  await open(page, `${site.url}/a/`)
  const tree = page.locator('.codetree').first()
  await expect(tree.locator('.panel:visible')).toHaveCount(1)
  await expect(tree.locator('.panel:visible')).toContainText('package kv')
  await tree.getByRole('radio', { name: 'server.go' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(tree.getByRole('radio', { name: 'store.go' })).toBeChecked()
  await expect(tree.locator('.panel:visible')).toContainText('package store')
  await tree.locator('summary').click()
  await expect(tree.getByRole('radio', { name: 'store.go' })).toBeHidden()
})
