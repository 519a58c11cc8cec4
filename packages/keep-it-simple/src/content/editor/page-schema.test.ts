import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { ENGINE } from '#config/engine-files.ts'
import { KEY_WORDS } from './key-words.ts'
import { pageJsonSchema, pageJsonSchemaText, type JsonSchema } from './page-schema.ts'
import { PART_WORDS } from './part-words.ts'

describe('page.schema.json', () => {
  it('is up to date', () => {
    const file = join(ENGINE, 'page.schema.json')
    if (process.env['UPDATE']) writeFileSync(file, pageJsonSchemaText())
    expect(readFileSync(file, 'utf8')).toBe(pageJsonSchemaText())
  })

  it('says of every key what it does, and has no sentence for another', () => {
    const found = new Map<string, string | undefined>()
    collect(pageJsonSchema(), '', found)
    expect(found.size).toBeGreaterThan(150)
    expect([...found].filter(([, text]) => text === undefined)).toEqual([])
    const sentences = Object.keys({ ...KEY_WORDS, ...PART_WORDS })
    expect(sentences.filter((path) => !found.has(path))).toEqual([])
  })

  const validate = new Ajv({ allErrors: true, strict: false }).compile(pageJsonSchema())

  it.each<[string, object]>([
    ['an article', { title: 'A', createTime: '2024/05/12', tags: ['Go', 2024], draft: true }],
    ['a page named by its heading', { permalink: '/a/' }],
    ['a home page', { title: 'A', pageLayout: 'home', config: [{ type: 'hero', hero: {} }] }],
    ['a layout of the author’s', { title: 'A', pageLayout: 'Poster' }],
    ['friends', { title: 'A', list: [{ name: 'Ada', link: 'https://ada.example' }] }],
  ])('accepts %s', (_name, front) => {
    validate(front)
    expect(validate.errors).toBeNull()
  })

  it.each<[object, string]>([
    [{ titel: 'A' }, ''],
    [{ draft: 'yes' }, '/draft'],
    [{ plot: { trigger: 'touch' } }, '/plot/trigger'],
    [{ permalink: 'a' }, '/permalink'],
    [{ list: [{ name: 'Ada' }] }, '/list/0'],
  ])('refuses %j', (front, place) => {
    expect(validate(front)).toBe(false)
    expect(validate.errors!.map(({ instancePath }) => instancePath)).toContain(place)
  })
})

/** Every key below a schema by its path, with its sentence. */
function collect(schema: JsonSchema, path: string, found: Map<string, string | undefined>): void {
  for (const [key, one] of Object.entries(schema.properties ?? {})) {
    const at = path === '' ? key : `${path}.${key}`
    found.set(at, one.description)
    collect(one, at, found)
  }
  const parts = [schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat()
  for (const part of parts) collect(part, path, found)
}
