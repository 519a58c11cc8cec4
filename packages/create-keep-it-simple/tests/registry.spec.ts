import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { authorFiles, diskUse, installedPackages } from './support/folder.ts'
import { freePort, startRegistry, type Registry } from './support/registry.ts'
import { ROOT, run, serve, withTools } from './support/run.ts'
import { sweep } from './support/sweep.ts'

const PACKAGES = join(ROOT, 'packages')
const NAMES = ['keep-it-simple', 'create-keep-it-simple'] as const
const VERSION = versionOf(join(PACKAGES, 'keep-it-simple'))
/** What somebody who has the first version gets by `npm update`. */
const NEXT = VERSION.replace(/\d+$/, (patch) => String(Number(patch) + 1))
const WORD = { before: '"Search"', after: '"Find anything"' }

/** In order, on one folder: each test is what an author does next. */
test.describe.configure({ mode: 'serial' })

let base: string
let site: string
let registry: Registry

test.beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'kis-registry-'))
  site = join(base, 'work', 'my-blog')
  for (const name of NAMES) {
    await run(process.execPath, [join(PACKAGES, name, 'scripts/compile.ts')], { cwd: PACKAGES })
    cpSync(join(PACKAGES, name, 'build'), join(base, 'packed', name), { recursive: true })
  }
  registry = await startRegistry(join(base, 'registry'))
  for (const name of NAMES) await registry.publish(join(base, 'packed', name))
})

test.afterAll(async () => {
  await registry?.close()
  rmSync(base, { recursive: true, force: true })
})

/** A command of the author's, in the author's folder, timed. */
async function author(command: string, args: readonly string[], cwd = site): Promise<string> {
  const started = performance.now()
  const said = await run(command, args, { cwd, env: registry.env })
  console.log(
    `${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${command} ${args.join(' ')}`,
  )
  return said
}

for (const name of NAMES)
  test(`${name} is packed as npm and TypeScript want it`, async () => {
    const options = { cwd: join(base, 'packed', name), env: withTools(registry.env) }
    await run('publint', ['--strict'], options)
    await run('npm', ['pack', '--pack-destination', base], options)
    const packed = join(base, `${name}-${VERSION}.tgz`)
    await run('attw', [packed, '--profile', 'esm-only'], options)
  })

test('creates, installs and builds with three commands', async () => {
  mkdirSync(join(base, 'work'))
  const answers = ['--languages', 'zh-CN,en-US', '--kind', 'blog', '--title', 'Ada writes']
  const create = ['create', '--yes', 'keep-it-simple', 'my-blog', '--', ...answers]
  await author('npm', create, join(base, 'work'))
  await author('npm', ['install'])
  expect(await author('npx', ['kis', 'check'])).toContain('no problems')
  expect(await author('npx', ['kis', 'build'])).toContain('dist/ is ready')
})

test('takes at most 250 MB and 230 packages', () => {
  const packages = installedPackages(site)
  const size = diskUse(join(site, 'node_modules'))
  console.log(`${size.toFixed(0)} MB in ${packages.length} packages; the largest:`)
  for (const [name, own] of packages.slice(0, 12))
    console.log(`${own.toFixed(1).padStart(6)} MB  ${name}`)
  expect(size).toBeLessThanOrEqual(250)
  expect(packages.length).toBeLessThanOrEqual(230)
})

test('is a site without a dead address', { tag: '@long' }, async ({ page }, info) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const preview = await serve('npx', ['kis', 'preview', '--port', String(port)], url, {
    cwd: site,
    env: registry.env,
  })
  try {
    const visited = await sweep(page, url, ['/', '/en/'])
    console.log(`${visited.length} pages visited`)
    for (const { path, lang, headings } of visited) {
      expect(lang, path).toBe(path.startsWith('/en/') ? 'en-US' : 'zh-CN')
      expect(headings, path).toBe(1)
    }
    expect(visited.map(({ path }) => path)).toContain('/en/blog/hello/')
    for (const [name, path] of [
      ['home', '/'],
      ['article', '/blog/hello/'],
    ] as const) {
      await page.goto(new URL(path, url).href)
      await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
    }
  } finally {
    await preview.close()
  }
})

test(
  'shows the page of the build while writing, styled at once',
  { tag: '@long' },
  async ({ page }) => {
    const look = async (command: string) => {
      const port = await freePort()
      const url = `http://127.0.0.1:${port}/`
      const args = ['kis', command, '--port', String(port)]
      const service = await serve('npx', args, url, { cwd: site, env: registry.env })
      try {
        await page.goto(`${url}blog/hello/`)
        await expect(page.locator('h1')).toHaveText('第一篇文章')
        return await page.locator('h1').evaluate((heading) => {
          const { fontFamily, fontSize, color, marginTop } = getComputedStyle(heading)
          return { fontFamily, fontSize, color, marginTop, width: heading.clientWidth }
        })
      } finally {
        await service.close()
      }
    }
    expect(await look('dev')).toEqual(await look('preview'))
  },
)

test('gives the editor types for the settings', async () => {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [tsc, '-p', site], { cwd: site })
  const file = join(site, 'site.config.ts')
  const settings = readFileSync(file, 'utf8')
  writeFileSync(file, settings.replace("base: '/'", 'base: 1'))
  const mistake = run(process.execPath, [tsc, '-p', site], { cwd: site })
  await expect(mistake).rejects.toThrow("Type 'number' is not assignable to type 'string'")
  writeFileSync(file, settings)
})

test(
  'takes a new version of the engine and changes no file of the author',
  { tag: '@long' },
  async () => {
    const before = authorFiles(site)
    await publishPatch()
    await author('npm', ['update'])
    await author('npx', ['kis', 'build'])
    expect(versionOf(join(site, 'node_modules/keep-it-simple'))).toBe(NEXT)
    expect(readFileSync(join(site, 'dist/en/index.html'), 'utf8')).toContain('Find anything')
    expect(authorFiles(site)).toEqual(before)
  },
)

function versionOf(folder: string): string {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** The same engine with the next number and another word in its bar. */
async function publishPatch(): Promise<void> {
  const engine = join(base, 'packed/keep-it-simple')
  const manifest = join(engine, 'package.json')
  const own = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>
  writeFileSync(manifest, JSON.stringify({ ...own, version: NEXT }))
  const words = join(engine, 'dist/locale/en-US.js')
  const text = readFileSync(words, 'utf8')
  expect(text).toContain(WORD.before)
  writeFileSync(words, text.replaceAll(WORD.before, WORD.after))
  await registry.publish(engine)
}
