import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** npm with the settings of this repository, and a registry on loopback that has one package. */
const ROOT = join(import.meta.dirname, '../..')
const DAY = 24 * 60 * 60 * 1000
const run = promisify(execFile)

let folder: string
let server: Server
let registry: string
let tarball: Buffer
/** Days since the package was published. */
let age = 30

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'supply-'))
  const source = join(folder, 'package')
  mkdirSync(source)
  writeFileSync(join(source, 'package.json'), JSON.stringify(MANIFEST))
  writeFileSync(join(source, 'run.cjs'), "require('node:fs').writeFileSync('ran', '')")
  await run('tar', ['-czf', 'planted.tgz', 'package'], { cwd: folder })
  tarball = readFileSync(join(folder, 'planted.tgz'))
  server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) response.end(tarball)
    else response.end(JSON.stringify(packument()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const MANIFEST = {
  name: 'planted',
  version: '1.0.0',
  license: 'MIT',
  scripts: { postinstall: 'node run.cjs' },
}
const hash = () => `sha512-${createHash('sha512').update(tarball).digest('base64')}`
const packument = () => {
  const dist = { tarball: `${registry}planted/-/planted-1.0.0.tgz`, integrity: hash() }
  const when = new Date(Date.now() - age * DAY).toISOString()
  return {
    name: 'planted',
    'dist-tags': { latest: '1.0.0' },
    time: { created: when, modified: when, '1.0.0': when, '1.0.1': when },
    versions: Object.fromEntries(
      ['1.0.0', '1.0.1'].map((version) => [
        version,
        { ...MANIFEST, version, hasInstallScript: true, dist },
      ]),
    ),
  }
}

/** A project with a lockfile, and what `npm` says there. */
async function npm(args: readonly string[], integrity?: string, wanted = '1.0.0') {
  const root = mkdtempSync(join(folder, 'project-'))
  cpSync(join(ROOT, '.npmrc'), join(root, '.npmrc'))
  const manifest = { name: 'x', version: '1.0.0', dependencies: { planted: wanted } }
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify(integrity === undefined ? { name: 'x' } : manifest),
  )
  if (integrity !== undefined) {
    const packages = {
      '': { ...manifest, dependencies: { planted: '1.0.0' } },
      'node_modules/planted': {
        version: '1.0.0',
        integrity,
        license: 'MIT',
        hasInstallScript: true,
      },
    }
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
  }
  const clean = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  const env = {
    ...Object.fromEntries(clean),
    npm_config_registry: registry,
    npm_config_cache: join(root, 'cache'),
    npm_config_update_notifier: 'false',
  }
  const said = await run('npm', [...args, '--no-audit', '--no-fund'], { cwd: root, env }).then(
    () => 'done',
    ({ stderr }: { stderr: string }) => stderr,
  )
  const installed = join(root, 'node_modules/planted')
  return { said, installed: existsSync(installed), ran: existsSync(join(installed, 'ran')) }
}

/** As `.ci/run` and the workflows install. */
const INSTALL = ['ci', '--ignore-scripts']

describe('[A58] what CI installs with', () => {
  it('installs what the lockfile names, and runs nothing of it', async () => {
    expect(await npm(INSTALL, hash())).toEqual({ said: 'done', installed: true, ran: false })
    expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).not.toMatch(/npm ci(?! --ignore-scripts)/)
  }, 60_000)

  it('stops where a hash of the lockfile was edited', async () => {
    const other = `sha512-${createHash('sha512').update('other').digest('base64')}`
    expect((await npm(INSTALL, other)).said).toContain('EINTEGRITY')
  }, 60_000)

  it('stops where the lockfile and package.json disagree', async () => {
    expect((await npm(INSTALL, hash(), '1.0.1')).said).toMatch(/can only install|in sync/)
  }, 60_000)

  it('takes in no version that is younger than three days', async () => {
    const add = ['install', 'planted', '--ignore-scripts']
    age = 30
    expect((await npm(add)).installed).toBe(true)
    age = 1
    const { installed, said } = await npm(add)
    expect(installed).toBe(false)
    expect(said).toMatch(/ETARGET|ENOVERSIONS/)
    age = 30
  }, 60_000)
})
