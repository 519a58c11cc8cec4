import { join } from 'node:path'
import { ready, expect, test } from 'keep-it-simple-testing/browser.ts'
import { freePort } from 'keep-it-simple-testing/loopback.ts'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { serveTinySite } from '../support/built-site.ts'
import { hasSandbox, startOwnRunner } from '../support/own-runner.ts'
import { testSite } from '../support/test-site.ts'
import { page as source } from '../support/tiny-site.ts'

/** A site that names a runner of the owner's, under the policy of the built site. */
test.skip(!hasSandbox, 'bubblewrap is not installed')
test.describe.configure({ mode: 'default' })

const PROGRAMS = {
  go: 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("你好 <b>")\n}',
  rust: 'fn main() {\n    println!("你好 <b>");\n}',
  kotlin: 'fun main() {\n    println("你好 <b>")\n}',
} as const
const BROKEN = 'fn main() {\n    println!("before");\n    std::process::exit(7);\n}'

const block = (language: string, code: string, output: string) =>
  `\`\`\`${language} run\n${code}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`

let url = ''
let languages: Readonly<Record<string, string>> = {}
let close = () => {}
test.beforeAll(async () => {
  test.setTimeout(360_000)
  const port = await freePort()
  const own = (name: string) =>
    ({ url: `http://127.0.0.1:${port}/${name}`, protocol: 'json' }) as const
  const runners = { go: own('go'), rust: own('rust'), kotlin: own('kotlin') }
  const pages = Object.entries(PROGRAMS).map(([name, code]) => [
    `${name}.md`,
    source({ permalink: `/${name}/` }, block(name, code, '你好 <b>')),
  ])
  const built = await serveTinySite(
    {
      'README.md': source({ permalink: '/' }),
      'broken.md': source({ permalink: '/broken/' }, block('rust', BROKEN, 'before')),
      ...(Object.fromEntries(pages) as Record<string, string>),
    },
    { site: { ...testSite.site, runners } },
  )
  const served = await serveByNginx(built.dist, join(built.hosts, 'nginx.conf'))
  const runner = await startOwnRunner(port, served.url)
  ;({ url } = served)
  ;({ languages } = runner)
  close = () => {
    runner.close()
    served.close()
    built.close()
  }
})
test.afterAll(() => close())

test('programs in Go, Rust and Kotlin run on a runner of the owner', async ({ page }) => {
  test.setTimeout(120_000)
  expect(Object.keys(languages)).toContain('go')
  for (const [name, version] of Object.entries(languages)) {
    await page.goto(`${url}/${name}/`)
    await ready(page)
    await expect(page.locator('.run-said')).toContainText('127.0.0.1')
    await page.locator('[data-run=run]').click()
    await expect(page.locator('.run')).toHaveAttribute('data-state', 'finished', {
      timeout: 40_000,
    })
    await expect(page.locator('.code[data-output] code')).toContainText('你好 <b>')
    await expect(page.locator('.run-said')).toContainText(`v${version}`)
  }
})

test('a program that fails says with which number', async ({ page }) => {
  test.skip(languages['rust'] === undefined, 'Rust is not installed')
  await page.goto(`${url}/broken/`)
  await ready(page)
  await page.locator('[data-run=run]').click()
  await expect(page.locator('.run-said')).toContainText('exit status 7', { timeout: 40_000 })
})
