import type { Page, Route } from '@playwright/test'
import { expect, open } from 'keep-it-simple-testing/browser.ts'
import { HOSTS, test } from '../support/reference-site.ts'

/** Chapter 7: what is sent to the services of others, and what becomes of their answers. */
const ANSWERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
}
test.beforeEach(({ quiet }) => quiet.allow(/reference\.example/))

const output = (page: Page, at: number) => page.locator('.code[data-output]').nth(at)
const run = async (page: Page, at: number) => {
  await open(page, '/en/programs/')
  await page.locator('[data-run=run]').nth(at).click()
}

/** Answers what is posted, and says what it was. */
async function answer(page: Page, url: string, json: object): Promise<() => unknown> {
  let asked: unknown
  await page.route(url, async (route: Route) => {
    if (route.request().method() === 'POST') asked = route.request().postDataJSON()
    await route.fulfill({ headers: ANSWERS, json })
  })
  return () => asked
}

test('[S7.1] Go: the code as JSON; events are shown, and the version', async ({ page }) => {
  const asked = await answer(page, HOSTS.go, {
    version: '1.26',
    events: [
      { kind: 'stdout', message: 'one\n', delay: 0 },
      { kind: 'stderr', message: 'two\n', delay: 1_000_000 },
    ],
  })
  await run(page, 0)
  await expect(output(page, 0)).toContainText('one')
  await expect(output(page, 0).locator('.stderr')).toHaveText('two')
  await expect(page.locator('.run-said').first()).toContainText('Go v1.26')
  expect(asked()).toEqual({ code: 'package main\n\nfunc main() { println(1) }\n' })
})

test('[S7.2] Kotlin: files and arguments; errors by file, warnings not shown', async ({ page }) => {
  const interval = { start: { line: 0, ch: 4 } }
  const asked = await answer(page, HOSTS.kotlin, {
    version: '2.3',
    errors: {
      'File.kt': [
        { message: 'unused', severity: 'WARNING', interval },
        { message: 'unknown name', severity: 'ERROR', interval },
      ],
    },
    text: '<outStream>half\n</outStream>',
  })
  await run(page, 1)
  await expect(output(page, 1).locator('.stderr')).toHaveText('File.kt:1:5: unknown name')
  await expect(output(page, 1)).toContainText('half')
  await expect(output(page, 1)).not.toContainText('unused')
  expect(asked()).toMatchObject({
    args: '',
    files: [{ name: 'File.kt', publicId: '', text: 'fun main() = println(1)\n' }],
  })
})

test('[S7.3] Rust: a socket that says it is there, one request, output until the end', async ({
  page,
}) => {
  const asked: { type: string; payload?: object; meta?: object }[] = []
  await page.routeWebSocket(HOSTS.rust, (socket) => {
    const say = (type: string, payload?: unknown, meta?: object) =>
      socket.send(JSON.stringify({ type, payload, meta }))
    socket.onMessage((text) => {
      const frame = JSON.parse(String(text)) as (typeof asked)[number]
      asked.push(frame)
      const { type, meta } = frame
      if (type === 'websocket/connected') return say(type)
      say('output/execute/wsExecuteBegin', undefined, meta)
      say('output/execute/wsExecuteStdout', 'said\n', meta)
      say('output/execute/wsExecuteStderr', 'aside\n', meta)
      return say(
        'output/execute/wsExecuteEnd',
        { success: true, exitDetail: 'exit status: 0' },
        meta,
      )
    })
  })
  await run(page, 2)
  await expect(output(page, 2)).toContainText('said')
  await expect(output(page, 2).locator('.stderr')).toHaveText('aside')
  expect(asked.find(({ type }) => type.endsWith('wsExecuteRequest'))?.payload).toEqual({
    backtrace: false,
    channel: 'stable',
    crateType: 'bin',
    edition: '2021',
    mode: 'release',
    tests: false,
    code: 'fn main() { println!("1"); }\n',
  })
})

test('[S3.7] [S9.10] comments: every setting reaches the widget, in English where it has no words', async ({
  page,
}) => {
  await page.route(`${HOSTS.comments}/**`, (route) => route.fulfill({ body: '' }))
  for (const [path, lang] of [
    ['/en/short/', 'en'],
    ['/en/tlh/talk/', 'en'],
  ] as const) {
    await open(page, path)
    const asked = page.waitForRequest((one) => one.url().includes('/widget'))
    await page.locator('[data-action=comments]').click()
    const url = new URL((await asked).url())
    expect(url.pathname).toBe(`/${lang}/widget`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      repo: 'a/b',
      repoId: 'R_1',
      category: 'Comments',
      categoryId: 'DIC_1',
      strict: '0',
      reactionsEnabled: '0',
      inputPosition: 'bottom',
      theme: 'noborder_light',
    })
  }
})

test('[S7.9] the picture of the day lies over the site’s own banner, which stays when it fails', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|404/)
  await page.route(HOSTS.wallpaper, (route) => route.abort())
  const asked = page.waitForRequest(HOSTS.wallpaper)
  await page.goto('/en/')
  await asked
  const pictures = page.locator('img[src*="banner.svg"], img[src*="today.jpg"]')
  expect(await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual([
    '/images/banner.svg',
    HOSTS.wallpaper,
  ])
})

test('[S3.22] a card of a repository: facts that are known, and facts that are asked for', async ({
  page,
}) => {
  await page.route(`${HOSTS.repositories}/**`, (route) =>
    route.fulfill({
      headers: ANSWERS,
      json: {
        name: 'raft',
        fullName: 'etcd-io/raft',
        url: 'https://github.com/etcd-io/raft',
        description: 'Raft',
        language: 'Go',
        languageColor: '#00ADD8',
        stars: 999,
        forks: 3,
        license: { name: 'Apache License 2.0' },
        visibility: 'Public',
        template: false,
        archived: false,
        ownerType: 'Organization',
      },
    }),
  )
  await open(page, '/en/cards/')
  const [raft, known] = [page.locator('.repo').first(), page.locator('.repo').last()]
  await expect(raft.locator('.repo-facts')).toContainText('999')
  await expect(raft.locator('.repo-facts')).toContainText('Apache License 2.0')
  await expect(known).toContainText('Words on it.')
  await expect(known.locator('.badge')).toHaveText(['Template', 'Archived'])
})
