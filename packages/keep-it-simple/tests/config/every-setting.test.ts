import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkInput } from '#config/check-input.ts'
import { pathAsCode } from '#config/as-code.ts'
import { unwrapped, type Part, type Path } from '#config/schema/schema-at.ts'
import { siteSchema } from '#config/schema/site-schema.ts'
import { WHOLE } from './whole-settings.ts'
import { reports, writeFiles, writeSettings } from './written-settings.ts'

/** Every key and entry of the settings, deepest included. */
function paths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one, index) => [index, one])
    : Object.entries(value)
  return entries.flatMap(([key, one]) => [[...path, key], ...paths(one, [...path, key])])
}

/** The names of keys the schema knows, for completeness of the sample. */
function keysOf(schema: Part, seen = new Set<Part>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, one]) => [
        key,
        ...keysOf(unwrapped(one), seen),
      ])
    case 'array':
      return keysOf(unwrapped(def.element), seen)
    case 'record':
      return keysOf(unwrapped(def.valueType), seen)
    case 'union':
      return def.options.flatMap((one) => keysOf(unwrapped(one), seen))
    default:
      return []
  }
}

/** What no site can do without. */
const { origin, locales } = WHOLE

/** One setting, and those no site can do without, with another value or another name at one place. */
function changed(path: Path, change: (parent: Record<string | number, unknown>) => void): unknown {
  const name = path[0] as keyof typeof WHOLE
  const copy = structuredClone({ origin, locales, [name]: WHOLE[name] })
  let parent = copy as unknown as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent
  change(parent)
  return copy
}

/** One letter more in the middle; keys keep their order. */
function misspelt(parent: Record<string | number, unknown>, key: string): string {
  const wrong = `${key.slice(0, 2)}q${key.slice(2)}`
  const entries = Object.entries(parent)
  for (const [name] of entries) delete parent[name]
  for (const [name, value] of entries) parent[name === key ? wrong : name] = value
  return wrong
}

const all = paths(WHOLE)
/** Keys an author chooses: prefixes, languages, names. */
const FREE =
  /^(?:navigation|footer|search\.locales|redirects|abbreviations|tags|bulletin|fonts\.display|locks\.rules|analytics\.script\.attributes|head\[0\]\[1\]|collections\[\d\]\.categoryIds)(?:\[[^\]]+\]|\.[\w]+)$|^abbreviations/
const root = writeFiles({})
/** One test for each: a failure names the setting, and none takes long. */
const first = Object.keys(WHOLE)
const below = (key: string) => all.filter(([one]) => one === key)
const misspellable = all.filter(
  (path) => typeof path.at(-1) === 'string' && !FREE.test(pathAsCode(path)),
)

describe('every setting', () => {
  it('is in the sample, which is right', () => {
    expect(checkInput(WHOLE).problems).toBeUndefined()
    const written = new Set(all.map((path) => path.at(-1)))
    const missing = keysOf(unwrapped(siteSchema)).filter((key) => !written.has(key))
    // Functions: no sample of plain data holds them; `hooks.integration.test.ts` tries each.
    expect(missing).toEqual(['hooks', 'page', 'catalogue', 'done'])
    expect(all.length).toBeGreaterThan(180)
    expect(misspellable.length).toBeGreaterThan(130)
  })

  it.each(first)('%s is refused at its line where it has the wrong type', (name) => {
    const silent = below(name).flatMap((path) => {
      const input = changed(path, (parent) => (parent[path.at(-1)!] = { wrong: [0] }))
      const { text, lines } = writeSettings(input)
      writeFileSync(join(root, 'site.config.ts'), `export default ${text}`)
      const found = reports(root, 'site.config.ts', input)
      // An object is wrong where none is expected; where one is, something inside of it is.
      const right = [[], ['wrong'], ['wrong', 0]].some((inside) => {
        const line = lines.get(JSON.stringify([...path, ...inside]))!
        return found.some((report) => report.startsWith(`site.config.ts:${line} `))
      })
      return right ? [] : [`${pathAsCode(path)}: ${found.join('; ')}`]
    })
    expect(silent).toEqual([])
  })

  it.each(first)('%s is refused at its line where its key is misspelt', (name) => {
    const silent = below(name).flatMap((path) => {
      if (!misspellable.includes(path)) return []
      const key = path.at(-1) as string
      let wrong = ''
      const input = changed(path, (parent) => (wrong = misspelt(parent, key)))
      const { text, lines } = writeSettings(input)
      writeFileSync(join(root, 'site.config.ts'), `export default ${text}`)
      const line = lines.get(JSON.stringify([...path.slice(0, -1), wrong]))!
      const found = reports(root, 'site.config.ts', input)
      const expected = `site.config.ts:${line} There is no setting \`${pathAsCode([...path.slice(0, -1), wrong])}\`. → Did you mean \`${key}\`?`
      // Without `type` nothing is known of the other keys of a collection.
      const isType = key === 'type' && path[0] === 'collections'
      const right = isType ? found.length > 0 : found.length === 1 && found[0] === expected
      return right ? [] : [`${expected} ≠ ${found.join('; ')}`]
    })
    expect(silent).toEqual([])
  })
})
