import { expect, it } from 'vitest'
import { plainLock } from './plain-lock.ts'

const at = (version: string, more: object = {}) => ({ version, ...more })

/** A repository of two folders that share packages, with everything npm objects to. */
const PACKAGES = {
  '': { name: 'top', devDependencies: { tool: 'latest' } },
  site: { dependencies: { engine: '1.0.0', a: '^1.0.0' }, devDependencies: { b: '1.0.0' } },
  other: { dependencies: { c: '1.0.0' } },
  engine: at('1.0.0', { dependencies: { d: '*' }, devDependencies: { c: '1.0.0' } }),
  'node_modules/site': { resolved: 'site', link: true },
  'node_modules/engine': { resolved: 'engine', link: true },
  // Another version than was wished for, by an override; and a peer nobody installed.
  'node_modules/a': at('2.0.0', { dependencies: { d: 'latest' }, peerDependencies: { gone: '1' } }),
  'node_modules/a/node_modules/d': at('1.0.0'),
  'node_modules/b': at('1.0.0'),
  'node_modules/c': at('1.0.0'),
  'node_modules/d': at('2.0.0'),
  'node_modules/tool': at('1.0.0'),
}

it('a folder of a larger project needs what it leads to, and nothing else', () => {
  const { packages } = plainLock({ packages: PACKAGES }, 'site')
  expect(Object.keys(packages).sort()).toEqual([
    '',
    'engine',
    'node_modules/a',
    'node_modules/a/node_modules/d',
    'node_modules/b',
    'node_modules/d',
    'node_modules/engine',
    'node_modules/this-site',
    'site',
  ])
  expect(packages['site']).toMatchObject({ name: 'this-site', version: '0.0.0' })
  expect(packages['engine']).toMatchObject({ name: 'engine', version: '1.0.0' })
})

it('a project of its own has all of its lockfile; wishes that npm could object to are any version', () => {
  const { packages } = plainLock({ packages: PACKAGES }, '')
  expect(Object.keys(packages)).toEqual(Object.keys(PACKAGES))
  expect(packages['node_modules/a']).toMatchObject({ version: '2.0.0', dependencies: { d: '*' } })
  expect(packages['node_modules/a']?.peerDependencies).toBeUndefined()
  expect(packages['']).toMatchObject({ name: 'this-site', version: '0.0.0' })
})
