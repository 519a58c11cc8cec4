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

it('the address of a repository has no name and no token', () => {
  const purl = (url: string) => `pkg:npm/x@1.0.0?vcs_url=${encodeURIComponent(url)}&more=a%40b`
  const shown = plain({
    components: [component('x', { purl: purl('git+ssh://me:token@host.example/x.git') })],
  })
  expect(shown).toMatchObject({ components: [{ purl: purl('git+ssh://host.example/x.git') }] })
})
