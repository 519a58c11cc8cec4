import { expect, it } from 'vitest'
import { plainBill, type Bill } from './plain-bill.ts'

const component = (name: string, more: object = {}) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  ...more,
})
const plain = (more: Partial<Bill>) => {
  const text = plainBill(
    { bomFormat: 'CycloneDX', metadata: {}, components: [], dependencies: [], ...more },
    'a.example',
  )
  expect(text.endsWith('}\n')).toBe(true)
  return JSON.parse(text) as unknown
}
const SITE = { 'bom-ref': 'a.example', type: 'application', name: 'a.example' }
const METADATA = { tools: [{ vendor: 'npm', name: 'cli' }], component: SITE }

it('names the site by its host, and says neither when nor by which npm it was made', () => {
  const metadata: object = {
    timestamp: '2026-01-01',
    tools: [{ vendor: 'npm', name: 'cli', version: '11.0.0' }],
    component: { 'bom-ref': 'this-site@0.0.0' },
  }
  expect(plain({ serialNumber: 'urn:uuid:1', metadata })).toEqual({
    bomFormat: 'CycloneDX',
    metadata: METADATA,
    components: [],
    dependencies: [],
  })
  const lifecycles = [{ phase: 'pre-build' }]
  expect(plain({ metadata: { lifecycles } })).toMatchObject({
    metadata: { lifecycles, ...METADATA },
  })
})

it('has of a package its name, version and what proves it, and nothing of people and registries', () => {
  const hashes = [{ alg: 'SHA-512', content: 'x' }]
  const whole = component('a', {
    author: 'Somebody',
    description: 'Does it.',
    externalReferences: [{ url: 'https://registry.private.example/a.tgz' }],
    properties: [],
    purl: 'pkg:npm/a@1.0.0',
    hashes,
  })
  const kept = component('b', { properties: [{ name: 'cdx:npm:package:development' }] })
  const site = { ...component('this-site'), 'bom-ref': 'this-site@0.0.0' }
  expect(plain({ components: [whole, kept, site] })).toMatchObject({
    components: [component('a', { purl: 'pkg:npm/a@1.0.0', hashes }), kept],
  })
  expect(JSON.stringify(plain({ components: [whole] }))).not.toMatch(
    /private|Somebody|"properties"/,
  )
})

it('the site needs what it needs, and nothing needs the site', () => {
  const dependencies = [
    { ref: 'this-site@0.0.0', dependsOn: ['a@1.0.0'] },
    { ref: 'a@1.0.0', dependsOn: ['b@1.0.0'] },
    { ref: 'top@0.0.0', dependsOn: ['a@1.0.0', 'this-site@0.0.0'] },
  ]
  expect(plain({ dependencies })).toMatchObject({
    dependencies: [
      { ref: 'a.example', dependsOn: ['a@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['b@1.0.0'] },
    ],
  })
})

it('the address of a repository has no name and no token', () => {
  const purl = (url: string) => `pkg:npm/x@1.0.0?vcs_url=${encodeURIComponent(url)}&more=a%40b`
  const shown = plain({
    components: [component('x', { purl: purl('git+ssh://me:token@host.example/x.git') })],
  })
  expect(shown).toMatchObject({ components: [{ purl: purl('git+ssh://host.example/x.git') }] })
})
