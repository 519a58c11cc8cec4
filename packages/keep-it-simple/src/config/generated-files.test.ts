import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import fixture from '../../tests/fixtures/bilingual/site.config.ts'
import { configReference } from './config-reference.ts'
import { DEFAULTS } from './defaults.ts'
import { ENGINE } from './engine-files.ts'
import { inputTypeText } from './input-type.ts'
import { siteJsonSchema, siteJsonSchemaText } from './json-schema.ts'
import { resolveSite } from './resolve-site.ts'
import { tokenReference, tokenTopics } from './tokens/token-reference.ts'

describe('what is written from the schema of the settings', () => {
  it.each([
    ['CONFIG.md', configReference],
    ['site.schema.json', siteJsonSchemaText],
    ['src/model/site-input.ts', inputTypeText],
    ['TOKENS.md', tokenReference],
  ])('%s is up to date', (name, write) => {
    const file = join(ENGINE, name)
    if (process.env['UPDATE']) writeFileSync(file, write())
    expect(readFileSync(file, 'utf8')).toBe(write())
  })

  it('names every setting in the reference with a description', () => {
    const rows = configReference().match(/^\| `.*$/gm)!
    expect(rows.length).toBeGreaterThan(120)
    expect(rows.filter((row) => / \|  \|$|undefined|\[object/.test(row))).toEqual([])
  })

  it('shows defaults that are the true ones', () => {
    const { origin, locales } = fixture
    expect(resolveSite({ origin, locales }).site).toMatchObject(DEFAULTS)
  })
})

describe('the tokens of the style sheet', () => {
  it('all say what they are for', () => {
    const tokens = tokenTopics().flatMap((topic) => topic.tokens)
    expect(tokens.length).toBeGreaterThan(90)
    expect(tokens.filter(({ about }) => about === undefined)).toEqual([])
  })
})

describe('the JSON Schema', () => {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(siteJsonSchema())
  const written = (change: object) =>
    JSON.parse(JSON.stringify({ ...fixture, ...change })) as Record<string, unknown>

  it('accepts a whole site and the address of the schema', () => {
    validate(written({ $schema: './node_modules/keep-it-simple/site.schema.json' }))
    expect(validate.errors).toBeNull()
  })

  it.each([
    [{ origin: 'https://a.example/' }, '/origin'],
    [{ since: '2021' }, '/since'],
    [{ navigation: { '/': [{ text: 'a', items: [{ txet: 'b' }] }] } }, '/navigation/~1/0/items/0'],
    [{ collections: [{ type: 'pst' }] }, '/collections/0'],
  ])('refuses %j', (change, place) => {
    expect(validate(written(change))).toBe(false)
    expect(validate.errors!.map(({ instancePath }) => instancePath)).toContain(place)
  })
})
