import { readFileSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { serveFolder } from '#publish/serve.ts'
import { write, writeAuthorSite } from '../support/author-site.ts'
import { startDevServer, type DevProcess } from '../support/dev-server.ts'
import { hashes, lockSettings, PASSWORDS } from '../support/lock-fixtures.ts'
import { page as source } from '../support/tiny-site.ts'

/** What somebody else's page, or somebody on the same network, may try on an author's machine. */
const CANARY = 'envqcanaryzx9k'
let root: string
let dev: DevProcess
let preview: Awaited<ReturnType<typeof serveFolder>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const { own } = await hashes()
  root = writeAuthorSite(
    {
      'README.md': source({}, 'Home.'),
      'own.md': source(
        { title: 'Own', permalink: '/own/', encrypt: { hash: own } },
        'Secret text.',
      ),
    },
    { locks: await lockSettings({ rules: {}, admin: [] }) },
  )
  write(join(root, '.locks'), `${PASSWORDS.own}\n`)
  write(join(root, '.env'), `TOKEN=${CANARY}\n`)
  write(join(root, 'dist/index.html'), '<!doctype html><title>x</title>')
  dev = await startDevServer(root, 83, { MY_TOKEN: CANARY })
  preview = await serveFolder(join(root, 'dist'))
})
test.afterAll(() => {
  dev?.stop()
  preview?.server.close()
  rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
})

/** As it is written: `fetch` would tidy the path first. */
const ask = (base: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(base)
      const asked = httpRequest({ hostname, port, path, headers }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
        response.on('end', () =>
          resolve({ status: response.statusCode!, text, headers: response.headers }),
        )
      })
      asked.on('error', reject)
      asked.end()
    },
  )

/** The spellings of the bundler's advisories, and older ones. */
const spellings = (file: string): string[] => {
  const below = file.slice(1)
  return [
    `/@fs/${below}`,
    `/@fs/${below}?raw`,
    `/@fs/${below}?raw??`,
    `/@fs/${below}?import&raw??`,
    `/@fs/${below}?url&raw`,
    `/@fs/${below}?inline&raw`,
    `/@fs/${below}?init&raw`,
    `/@fs/${below}?.svg?.wasm?init`,
    `/@fs/${below}?import&?inline=1.wasm?init`,
    `/@fs/${below}#/x/@fs/`,
    `/@fs/x/../${below}`,
    `/@fs//${below}`,
    `/@fs/${below}/`,
    `/@fs/${below}::$DATA`,
    `/@fs/${below}%00.js`,
    `/@fs/${below.replaceAll('/', '\\')}`,
    `/@fs/${below.replaceAll('/', '%2f')}`,
    `/@fs/${below.replace('.', '%2e')}`,
    `/@id/${file}`,
    `/@id/__x00__${file}?raw`,
    `/..${file}`,
    `/../../../../../..${file}`,
    `/..%2f..%2f..%2f..%2f..%2f..%2f..${file}`,
    `/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e${file}`,
    `/..\\..\\..\\..\\..\\..${file.replaceAll('/', '\\')}`,
    `/..%5c..%5c..%5c..${file.replaceAll('/', '%5c')}`,
    `/....//....//....//....//..${file}`,
    `//${below}`,
    `/./${below}`,
    `/${file.split('/').at(-1)}`,
    `/${file.split('/').at(-1)}?raw`,
    `/docs/../${file.split('/').at(-1)}`,
    `/assets/..%2f${file.split('/').at(-1)}`,
  ]
}

test('[A55] no spelling of an address reads the passwords, the environment or the machine', async () => {
  test.setTimeout(240_000)
  const files = [join(root, '.locks'), join(root, '.env'), '/etc/passwd']
  expect(spellings('/x').length).toBeGreaterThanOrEqual(30)
  const secrets = [PASSWORDS.own, CANARY, readFileSync('/etc/passwd', 'utf8').split('\n')[0]!]
  for (const base of [dev.url, preview.url])
    for (const path of files.flatMap(spellings)) {
      const { text } = await ask(base, path).catch(() => ({ text: '' }))
      expect(
        secrets.filter((one) => text.includes(one)),
        `${base}${path}`,
      ).toEqual([])
    }
  expect((await ask(dev.url, '/')).status).toBe(200)
})

test('[A55] the servers listen on this machine only', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const { address } of others)
    for (const { port } of [new URL(dev.url), new URL(preview.url)])
      await expect(ask(`http://${address}:${port}`, '/')).rejects.toThrow(/ECONNREFUSED/)
  expect((await ask(dev.url, '/')).status).toBe(200)
})

test('[A55] a foreign name for this machine is refused, and no other site may read an answer', async () => {
  for (const path of [
    '/',
    '/own/',
    '/@vite/client',
    '/__desk/problems.json',
    '/search-answer.json',
  ])
    expect([path, (await ask(dev.url, path, { host: 'evil.example' })).status]).toEqual([path, 403])
  for (const path of ['/', '/own/', '/@vite/client', '/__desk/problems.json']) {
    const { headers } = await ask(dev.url, path, { origin: 'https://evil.example' })
    expect([path, headers['access-control-allow-origin']]).toEqual([path, undefined])
  }
})

test('[A55] a socket of another site is not opened', async ({ page, quiet }) => {
  quiet.allow(/WebSocket|400|403/)
  await page.route('http://127.0.0.1:9/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto('http://127.0.0.1:9/')
  const outcome = await page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(url, 'vite-hmr')
        socket.addEventListener('open', () => resolve('open'))
        socket.addEventListener('error', () => resolve('refused'))
        setTimeout(() => resolve('silent'), 5_000)
      }),
    dev.url.replace('http', 'ws'),
  )
  expect(outcome).toBe('refused')
})

test('[A55] no password and nothing of the environment is in what the dev server gives to a page', async ({
  page,
  quiet,
}) => {
  test.setTimeout(180_000)
  quiet.allow(/\[vite\]|React DevTools|404/)
  const answers: string[] = []
  page.on('response', (response) => {
    response.text().then(
      (text) => answers.push(text),
      () => undefined,
    )
  })
  await page.goto(`${dev.url}/own/`)
  await expect(page.locator('.gate')).toBeVisible({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  expect(answers.length).toBeGreaterThan(10)
  for (const secret of [PASSWORDS.own, CANARY, 'Secret text.'])
    expect(answers.filter((text) => text.includes(secret))).toEqual([])
})
