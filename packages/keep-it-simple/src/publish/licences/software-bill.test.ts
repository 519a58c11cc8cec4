import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setEnv } from '../../../tests/support/set-env.ts'
import { lockfileOf, softwareBill } from './software-bill.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'software-'))))
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, content: unknown) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content))
}
const LOCK = {
  packages: {
    '': { name: 'private', dependencies: { planted: '1.0.0' } },
    'node_modules/planted': { version: '1.0.0' },
  },
}
/** Stands in for npm: notes how it was asked, and gives what the body prints. */
function npm(body: string) {
  write(
    'npm-cli.js',
    `const fs = require('fs')
const note = (name, value) => fs.writeFileSync(${JSON.stringify(`${root}/`)} + name, value)
note('asked.json', JSON.stringify({ args: process.argv.slice(2), env: Object.keys(process.env), cwd: process.cwd(), files: fs.readdirSync('.'), lock: JSON.parse(fs.readFileSync('package-lock.json')), own: JSON.parse(fs.readFileSync('package.json')) }))
${body}`,
  )
  setEnv('npm_execpath', join(root, 'npm-cli.js'))
}
interface Asked {
  readonly args: readonly string[]
  readonly env: readonly string[]
  readonly cwd: string
  readonly files: readonly string[]
  readonly lock: object
  readonly own: object
}
const asked = () => JSON.parse(readFileSync(join(root, 'asked.json'), 'utf8')) as Asked
const BILL = { bomFormat: 'CycloneDX', metadata: {}, components: [], dependencies: [] }
const ask = (site = 'site', origin = 'https://a.example') =>
  softwareBill(join(root, site), join(root, 'content'), origin)

it('npm is asked in an empty folder with a plain lockfile and none of the author’s settings', async () => {
  write('site/package-lock.json', LOCK)
  setEnv('npm_config_omit', 'dev')
  setEnv('NPM_CONFIG_WORKSPACE', 'x')
  npm(`console.log(${JSON.stringify(JSON.stringify(BILL))})`)
  const bill = await ask()
  expect(bill).toEqual({ text: expect.stringContaining('"name":"a.example"') as string })
  const { args, env, cwd, files, lock, own } = asked()
  expect(args).toEqual([
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--include=dev',
    '--include=optional',
    '--include=peer',
    '--offline',
    '--no-update-notifier',
    '--loglevel=error',
  ])
  expect(env.filter((name) => /^npm_config_/i.test(name))).toEqual([])
  expect(env).toContain('PATH')
  expect(files).toEqual(['package-lock.json', 'package.json'])
  expect(own).toEqual({ name: 'this-site', version: '0.0.0', dependencies: { planted: '*' } })
  expect(lock).toMatchObject({ lockfileVersion: 3, packages: { '': own } })
  expect(existsSync(cwd)).toBe(false)
})

const reason = async () => {
  const bill = await ask()
  return 'problem' in bill ? bill.problem : undefined
}

it('a site without it says why, and what to do', async () => {
  expect(await reason()).toEqual({
    severity: 'warning',
    code: 'no-sbom',
    file: 'package-lock.json',
    message:
      'The release does not list the packages it is built from: no lockfile of npm belongs to this folder.',
    remedy:
      'Install the packages with `npm install`; `npm sbom --sbom-format cyclonedx` says what is wrong.',
  })
})

it.each([
  ['npm error code ESBOM\nnpm error missing: x@1', 'missing: x@1'],
  ['npm ERR! code E\nnpm ERR! old words', 'old words'],
  ['something else\nnot npm error here', 'npm gave no answer'],
])('what npm says is passed on: %j', async (stderr, said) => {
  write('site/package-lock.json', LOCK)
  npm(`console.error(${JSON.stringify(stderr)}); process.exit(1)`)
  expect((await reason())?.message).toBe(
    `The release does not list the packages it is built from: ${said}.`,
  )
})

it('a lockfile belongs to its folder, and to the workspaces it names', () => {
  write('above/package-lock.json', { packages: { '': {}, 'sites/one': {} } })
  write('above/sites/one/x', '')
  write('above/sites/two/x', '')
  const file = join(root, 'above/package-lock.json')
  expect(lockfileOf(join(root, 'above'))).toBe(file)
  expect(lockfileOf(join(root, 'above/sites/one'))).toBe(file)
  expect(lockfileOf(join(root, 'above/sites/two'))).toBeUndefined()
  write('above/npm-shrinkwrap.json', {})
  expect(lockfileOf(join(root, 'above'))).toBe(join(root, 'above/npm-shrinkwrap.json'))
  expect(lockfileOf(join(root, 'above/sites/one'))).toBeUndefined()
})
