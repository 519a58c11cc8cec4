import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'keep-it-simple-testing/browser.ts'
import { kisBuild, PACKAGE } from './author-site.ts'
import { FIXTURES_FOLDER, kindOf, serveBuilt, type FixtureSite } from './fixture-site.ts'
import { copyCounter } from './island-site.ts'

/** What the service of programs answers, whatever it is asked. */
export const PRINTED = 'printed by another machine'
/** Of the page that is locked. */
export const PASSWORD = 'keep-it-simple'
/** The page of the living figure. */
export const FIGURE = '/figure/'

/**
 * A copy of `fixtures/everything`: every kind of page and block there is, with a living figure, and a
 * service on loopback that runs Go. Without what takes time and nobody looks at here.
 */
async function serveEverything(): Promise<FixtureSite> {
  const root = mkdtempSync(join(tmpdir(), 'everything-'))
  cpSync(join(FIXTURES_FOLDER, 'everything'), root, {
    recursive: true,
    filter: (path) => !/[/\\](?:dist|\.content)$/.test(path),
  })
  symlinkSync(join(PACKAGE, '../../node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'package.json'), '{ "private": true, "type": "module" }\n')
  copyCounter(root)
  writeFileSync(
    join(root, 'docs/figure.md'),
    '---\ntitle: A living figure\n---\n\n::: figure Counter count=4\nSome dots in a row.\n:::\n\nThe text goes on.\n',
  )
  const service = await serveGo()
  const settings = join(root, 'site.config.ts')
  const { port } = service.address() as AddressInfo
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8')
      .replace('https://run.everything.example/go', `http://127.0.0.1:${port}/go`)
      .replace('cards: true', 'cards: false')
      .replace("compress: ['brotli', 'gzip']", 'compress: []')
      .replace(/analytics: \{.*?\n {2}\},\n/s, ''),
  )
  await kisBuild(root)
  const site = await serveBuilt(root)
  const close = () => {
    site.close()
    service.closeAllConnections()
    service.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
  }
  return { ...site, close }
}

/** Speaks as a relay does (`services/run-json.ts`). */
function serveGo(): Promise<Server> {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
    'content-type': 'application/json',
  }
  const answer = { version: '1.26', events: [{ kind: 'stdout', message: PRINTED }], status: 0 }
  const server = createServer((_, response) => {
    response.writeHead(200, headers).end(JSON.stringify(answer))
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** Browser tests on that site; a worker builds it once. */
export const test = base.extend<object, { site: FixtureSite }>({
  site: [
    // Playwright wants the braces.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await serveEverything()
      await use(site)
      site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** The first page of each kind in one language, and every page of blocks. */
export function onePerKind({ pages }: FixtureSite, lang = 'en-US'): string[] {
  const own = pages.filter((one) => one.lang === lang)
  const firsts = [...new Set(own.map(kindOf))].map((kind) =>
    own.find((one) => kindOf(one) === kind)!,
  )
  const blocks = own.filter(({ path }) => path.includes('/blocks/'))
  return [...new Set([...firsts, ...blocks].map(({ path }) => path))]
}
