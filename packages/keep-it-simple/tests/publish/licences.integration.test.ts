import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { packageFolder } from '#publish/licences/bundled-packages.ts'
import { plainBill } from '#publish/licences/plain-bill.ts'
import { removeStore } from '#store/store.ts'
import { softwareBill } from '#publish/licences/software-bill.ts'
import { kisBuild, PACKAGE, write, writeAuthorSite } from '../support/author-site.ts'
import { post } from '../support/tiny-site.ts'

/** What a release says of itself. A package is planted in the author's folder and used in a slot. */
const HASH = `sha512-${createHash('sha512').update('planted').digest('base64')}`
const PLANTED = { name: 'planted', version: '1.2.3', license: 'MIT', main: 'index.js' }
const TEXT = 'Permission is granted, quokka.'
const LOCK = {
  name: 'private-name',
  lockfileVersion: 3,
  packages: {
    '': { name: 'private-name', dependencies: { planted: '1.2.3' } },
    'node_modules/planted': {
      version: '1.2.3',
      resolved: 'https://registry.private.example/planted-1.2.3.tgz',
      integrity: HASH,
      license: 'MIT',
    },
  },
}

interface Bill {
  readonly serialNumber?: string
  readonly metadata: { readonly timestamp?: string; readonly component: { readonly name: string } }
  readonly components: readonly {
    readonly name: string
    readonly version: string
    readonly hashes: readonly { readonly content: string }[]
  }[]
}

let root: string
const published = (name: string) => readFileSync(join(root, 'dist', name), 'utf8')

beforeAll(async () => {
  root = writeAuthorSite(
    {
      'a.md': post(
        { title: 'A', permalink: '/a/' },
        '```python run\nprint(1)\n```\n\n```text output\n1\n```',
      ),
    },
    { cards: false },
  )
  rmSync(join(root, 'node_modules'))
  mkdirSync(join(root, 'node_modules'))
  for (const name of ['react', 'react-dom'])
    symlinkSync(
      realpathSync(join(PACKAGE, '../../node_modules', name)),
      join(root, 'node_modules', name),
    )
  symlinkSync(PACKAGE, join(root, 'node_modules/keep-it-simple'))
  const planted = join(root, 'node_modules/planted')
  write(join(planted, 'package.json'), JSON.stringify(PLANTED))
  write(join(planted, 'index.js'), 'export const planted = "from a package"\n')
  write(join(planted, 'LICENSE'), TEXT)
  write(
    join(root, 'slots/Footer.tsx'),
    "import { planted } from 'planted'\n\nexport const client = 'idle'\n\nexport default function Footer() {\n  return <p>{planted}</p>\n}\n",
  )
  write(
    join(root, 'package.json'),
    JSON.stringify({ name: 'private-name', dependencies: { planted: '1.2.3' } }),
  )
  write(join(root, 'package-lock.json'), JSON.stringify(LOCK))
  await kisBuild(root)
}, 240_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('[A58] a release', () => {
  it('lists the licence of a package that was planted, and of everything else readers get', () => {
    const text = published('licenses.txt')
    expect(text).toContain('planted 1.2.3 (MIT)')
    expect(text).toContain(TEXT)
    // The application, a worker, the service worker, the engine, icons, Python.
    for (const name of [
      'react-dom',
      'hash-wasm',
      'workbox-routing',
      'keep-it-simple',
      '@iconify-json/lucide',
      'pyodide',
      'CPython',
    ])
      expect(text).toMatch(new RegExp(`^  ${name}[ ,].*\\(.+\\)$`, 'm'))
    expect(text).not.toContain('(not named)')
    // What only builds is not what readers get.
    for (const name of ['vite', 'sharp', 'markdown-it'])
      expect(text).not.toMatch(new RegExp(`^  ${name} `, 'm'))
  })

  it('lists what it is built from, as the lockfile has it', () => {
    const { components, metadata, serialNumber } = JSON.parse(published('sbom.cdx.json')) as Bill
    expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual(['planted 1.2.3'])
    expect(components[0]!.hashes[0]!.content).toBe(
      createHash('sha512').update('planted').digest('hex'),
    )
    expect([serialNumber, metadata.timestamp]).toEqual([undefined, undefined])
    expect(metadata.component.name).toBe('keep-it-simple.example')
  })

  it('says nothing of the author’s machine, registry or package', () => {
    const text = published('sbom.cdx.json') + published('licenses.txt')
    for (const word of ['private', root, realpathSync(root)]) expect(text).not.toContain(word)
  })

  it('says the same when it is built again, elsewhere and by another npm run', async () => {
    const before = ['sbom.cdx.json', 'licenses.txt'].map(published)
    removeStore(join(root, '.content'))
    await kisBuild(root, {
      npm_config_omit: 'dev',
      npm_config_workspaces: 'true',
      TZ: 'Asia/Tokyo',
    })
    expect(['sbom.cdx.json', 'licenses.txt'].map(published)).toEqual(before)
  }, 240_000)
})

describe('the list of packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bill-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  afterEach(() => vi.unstubAllEnvs())
  const ask = (site: string) => softwareBill(site, join(folder, 'content'), 'https://a.example')

  it('is left out with one warning where there is no lockfile', async () => {
    expect(await ask(folder)).toMatchObject({ problem: { severity: 'warning', code: 'no-sbom' } })
  })

  it('is left out with one warning where there is no npm, and remembered once it was made', async () => {
    const site = join(folder, 'site')
    write(
      join(site, 'package.json'),
      JSON.stringify({ name: 'x', dependencies: { planted: '1.2.3' } }),
    )
    write(join(site, 'package-lock.json'), JSON.stringify(LOCK))
    vi.stubEnv('npm_execpath', '')
    const path = process.env['PATH']
    vi.stubEnv('PATH', join(folder, 'nowhere'))
    expect(await ask(site)).toMatchObject({
      problem: { message: expect.stringContaining('not installed') as string },
    })
    vi.stubEnv('PATH', path)
    const made = await ask(site)
    expect(made).toHaveProperty('text')
    vi.stubEnv('PATH', join(folder, 'nowhere'))
    expect(await ask(site)).toEqual(made)
    // Another lockfile is another list.
    write(join(site, 'package-lock.json'), JSON.stringify({ ...LOCK, name: 'y' }))
    expect(await ask(site)).toHaveProperty('problem')
  }, 60_000)

  it('is that of a workspace where the lockfile lies above, and of no other folder', async () => {
    const above = join(folder, 'above')
    write(join(above, 'package.json'), JSON.stringify({ name: 'top', workspaces: ['site'] }))
    write(
      join(above, 'site/package.json'),
      JSON.stringify({ name: 'site', dependencies: { planted: '1.2.3' } }),
    )
    write(join(above, 'other/x'), '')
    const packages = {
      '': { name: 'top', workspaces: ['site'] },
      'node_modules/planted': LOCK.packages['node_modules/planted'],
      'node_modules/site': { resolved: 'site', link: true },
      site: { dependencies: { planted: '1.2.3' } },
    }
    write(join(above, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
    const bill = await ask(join(above, 'site'))
    const text = 'text' in bill ? bill.text : bill.problem.message
    expect(text).toContain('pkg:npm/planted@1.2.3')
    expect(text).not.toMatch(/"(?:top|site|this-site)/)
    expect(text).toContain('{"ref":"a.example","dependsOn":["planted@1.2.3"]}')
    expect(await ask(join(above, 'other'))).toHaveProperty('problem')
  }, 60_000)
})

it('a bill has no name and token of a repository', () => {
  const purl = `pkg:npm/x@1.0.0?vcs_url=${encodeURIComponent('git+https://me:token@host.example/x.git#1')}`
  const component = { 'bom-ref': 'x@1.0.0', name: 'x', purl }
  const text = plainBill({ metadata: {}, components: [component], dependencies: [] }, 'a.example')
  expect(text).not.toContain('token')
  expect(text).toContain(encodeURIComponent('://host.example/x.git'))
})

it.each([
  ['/a/node_modules/react/index.js', '/a/node_modules/react'],
  ['\u0000/a/node_modules/react/index.js?commonjs-proxy', '/a/node_modules/react'],
  ['/a/node_modules/@b/c/dist/x.js?worker', '/a/node_modules/@b/c'],
  ['/a/node_modules/.pnpm/x@1/node_modules/x/index.js', '/a/node_modules/.pnpm/x@1/node_modules/x'],
  ['/a/src/x.ts', undefined],
  ['\u0000virtual:keep-it-simple/site', undefined],
])('%s belongs to %s', (id, folder) => {
  expect(packageFolder(id)).toBe(folder)
})
