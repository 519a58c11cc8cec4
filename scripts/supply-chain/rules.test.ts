import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { advisoryProblems } from './advisories.ts'
import { lockfileProblems, type Lockfile } from './lockfile.ts'
import { workflowProblems } from './workflows.ts'

/** Each rule on the repository as it is, and on a sample that breaks it. */
const ROOT = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')
const lock = JSON.parse(read('package-lock.json')) as Lockfile
const GOOD = {
  version: '1.0.0',
  integrity: lock.packages['node_modules/react']!.integrity!,
  license: 'MIT',
}
const withPackage = (entry: object): Lockfile => ({
  packages: { 'node_modules/planted': { ...GOOD, ...entry } },
})

describe('[A58] the lockfile', () => {
  it('holds to every rule', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
    expect(lockfileProblems(lock)).toEqual([])
    expect(lockfileProblems(withPackage({}))).toEqual([])
  })

  it.each([
    ['edited: a hash is gone', { integrity: undefined }, 'no hash'],
    ['edited: a weak hash', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no hash'],
    ['edited: another source', { resolved: 'https://a.example/x.tgz' }, 'fetched from'],
    ['a git dependency', { resolved: 'git+ssh://git@github.com/a/b.git#1234567' }, 'fetched from'],
    ['an install script', { hasInstallScript: true }, 'runs when installed'],
    ['a licence outside the list', { license: 'AGPL-3.0-only' }, 'licence AGPL-3.0-only'],
    ['one of two licences that both count', { license: 'MIT AND AGPL-3.0-only' }, 'licence'],
    ['no licence', { license: undefined }, 'licence undefined'],
  ])('is refused with %s', (_, change, problem) => {
    const problems = lockfileProblems(withPackage(change))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(problem)
  })

  it('is refused where a package of ours names a range or a repository', () => {
    const own = (wanted: string): Lockfile => ({
      packages: { 'packages/x': { dependencies: { planted: wanted } } },
    })
    expect(lockfileProblems(own('1.0.0'))).toEqual([])
    expect(lockfileProblems(own('^1.0.0'))).toHaveLength(1)
    expect(lockfileProblems(own('github:a/b'))).toHaveLength(1)
  })

  it('has no package with a published advisory', () => {
    expect(advisoryProblems(lock)).toEqual([])
    const planted = (version: string) => ({ packages: { 'node_modules/vite': { version } } })
    expect(advisoryProblems(planted('8.0.4'))).toEqual([
      'vite 8.0.4: CVE-2026-39365, mended in 8.0.5',
    ])
    expect(advisoryProblems(planted('8.0.5'))).toEqual([])
  })
})

describe('[A58] workflows, of this repository and of new sites,', () => {
  const files = [
    ...globSync('.github/workflows/*.yml', { cwd: ROOT }),
    ...globSync('packages/create-keep-it-simple/templates/**/workflows/*.yml', { cwd: ROOT }),
  ]
  const deploy = read('.github/workflows/deploy.yml')

  it('pin every action by its commit, narrow the token and run no program of a package', () => {
    expect(files.length).toBeGreaterThanOrEqual(3)
    for (const name of files) expect([name, ...workflowProblems(read(name))]).toEqual([name])
  })

  it.each([
    ['a tag', deploy.replace(/checkout@[\da-f]{40}/, 'checkout@v4'), 'not pinned'],
    ['a branch', deploy.replace(/checkout@[\da-f]{40}/, 'checkout@main'), 'not pinned'],
    ['a short commit', deploy.replace(/(checkout@[\da-f]{7})[\da-f]{33}/, '$1'), 'not pinned'],
    ['a commit of no version', deploy.replace(/(checkout@[\da-f]{40}).*/, '$1'), 'which version'],
    ['programs of packages', deploy.replace(' --ignore-scripts', ''), 'would run'],
    ['a wide token', deploy.replace('contents: read', 'contents: write'), 'narrowed'],
  ])('are refused with %s', (_, text, problem) => {
    expect(text).not.toBe(deploy)
    expect(workflowProblems(text).join('\n')).toContain(problem)
  })

  it('and listings of the manual pin theirs too', () => {
    const listings = globSync('{manual/docs,.}/**/*.md', {
      cwd: ROOT,
      exclude: ['**/node_modules/**', '**/dist/**', '**/.content/**'],
    }).flatMap((name) =>
      [...read(name).matchAll(/^\s*(?:-\s+)?uses:\s*(\S+)/gm)].map(
        ([, action]) => `${name} ${action}`,
      ),
    )
    expect(listings.filter((one) => !/@[\da-f]{40}$/.test(one))).toEqual([])
  })
})

it('[A58] nothing is taken in that is younger than three days', () => {
  expect(read('.npmrc')).toMatch(/^min-release-age=3$/m)
  expect(read('.github/dependabot.yml').match(/default-days: 3/g)).toHaveLength(2)
  expect(existsSync(join(ROOT, 'package-lock.json'))).toBe(true)
})
