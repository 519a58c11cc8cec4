import { anything, assert, constantFrom, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { checkInput } from '#config/check-input.ts'
import { siteSchema } from '#config/schema/site-schema.ts'
import { checkFrontMatter } from '#content/front-matter.ts'
import { frontMatterSchema } from '#content/front-matter-schema.ts'
import { splitSource } from '#content/source.ts'
import { runs } from '../support/runs.ts'
import { WHOLE } from '../config/whole-settings.ts'

/** What the checking library says, and no author should read. */
const LIBRARY =
  /invalid (?:input|option|type|string|key|element|union|format|value)|expected|received|too (?:small|big)|\bNaN\b|\bnan\b|union|zod|unrecognized|discriminator|\bundefined\b|must match pattern|multiple of|\[object Object\]/i

const junk = anything({
  maxDepth: 2,
  withBigInt: false,
  withDate: false,
  withMap: false,
  withSet: false,
  withTypedArray: false,
  withSparseArray: false,
  withObjectString: false,
  withNullPrototype: false,
})

const wrong = junk.filter((value) => !(JSON.stringify(value) ?? '').includes('`'))

/** What we say; what stands in backticks is the author's. */
const ours = ({ message, remedy }: { message: string; remedy: string }): string =>
  `${message} ${remedy}`.replaceAll(/`[^`]*`/g, '``')

it('no key of the front matter, whatever stands behind it, is explained in words of the library', () => {
  const keys = Object.keys(frontMatterSchema.shape)
  let found = 0
  assert(
    property(constantFrom(...keys), wrong, (key, value) => {
      const text = `---\n${stringify({ title: 'A', [key]: value })}---\n`
      const { source } = splitSource('docs/a.md', text)
      for (const one of checkFrontMatter('docs/a.md', source).diagnostics) {
        if (one.code === 'broken-yaml') continue
        found++
        expect(ours(one)).not.toMatch(LIBRARY)
        expect(one.file).toBe('docs/a.md')
        expect(one.line).toBeGreaterThan(1)
        expect(one.line).toBeLessThanOrEqual(text.split('\n').length)
        expect(one.remedy).toMatch(/\.$|\?$/)
      }
    }),
    { numRuns: runs(1_500, 150), seed: 20261116 },
  )
  expect(found).toBeGreaterThan(50)
}, 120_000)

it('no setting, whatever it is, is explained in words of the library', () => {
  const keys = Object.keys(siteSchema.shape)
  let found = 0
  assert(
    property(constantFrom(...keys), wrong, (key, value) => {
      for (const one of checkInput({ ...WHOLE, [key]: value }).problems ?? []) {
        found++
        expect(ours(one)).not.toMatch(LIBRARY)
        expect(one.remedy).toMatch(/\.$|\?$/)
      }
    }),
    { numRuns: runs(1_500, 150), seed: 20261116 },
  )
  expect(found).toBeGreaterThan(50)
}, 120_000)

/** Every place of a value that is right, so that each can be made wrong. */
function* places(value: unknown, path: readonly (string | number)[] = []): Generator<typeof path> {
  if (path.length > 0) yield path
  if (typeof value !== 'object' || value === null) return
  const entries = Array.isArray(value)
    ? value.map((one, at) => [at, one] as const)
    : Object.entries(value)
  for (const [key, one] of entries) yield* places(one, [...path, key])
}

function replaced(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  by: unknown,
): unknown {
  if (key === undefined) return by
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  copy[key] = replaced(copy[key], rest, by)
  return copy
}

const PAGE = {
  title: 'A',
  aliases: ['a'],
  redirectFrom: ['/a/'],
  translation: ['/b/'],
  head: [['meta', { name: 'a', content: 'b' }]],
  tags: ['a', 'b', 'c'],
  coverStyle: { layout: 'left', ratio: '16:9', width: 3, compact: true },
  encrypt: { title: true, hint: 'a' },
  copyright: { creation: 'original', license: { name: 'a', url: 'b' }, author: { name: 'a' } },
  prev: { text: 'a', link: '/a/', icon: 'github' },
  outline: [2, 3],
  badge: { text: 'a', type: 'tip' },
  plot: { trigger: 'hover', effect: 'blur' },
  hero: {
    name: 'a',
    image: { light: '/a.svg', dark: '/b.svg' },
    quotePanel: { text: 'a', spine: ['a'] },
    actions: [{ text: 'a', link: '/a/', theme: 'brand' }],
  },
  config: [
    { type: 'features', features: [{ title: 'a', details: ['b'], link: '/a/' }] },
    { type: 'text-image', list: [{ title: 'a' }] },
    { type: 'profile', name: 'a', layout: 'left' },
  ],
  list: [{ name: 'a', link: '/a/', socials: [{ icon: 'a', link: 'b' }], color: 'red' }],
  groups: [{ title: 'a', list: [{ name: 'a', link: '/a/' }] }],
}

it('a mistake deep in the front matter is named on its own line', () => {
  const all = [...places(PAGE)]
  expect(all.length).toBeGreaterThan(70)
  assert(
    property(tuple(constantFrom(...all), wrong), ([path, value]) => {
      const text = `---\n${stringify(replaced(PAGE, path, value))}---\n`
      const { source } = splitSource('docs/a.md', text)
      for (const one of checkFrontMatter('docs/a.md', source).diagnostics) {
        if (one.code === 'broken-yaml') continue
        expect(ours(one)).not.toMatch(LIBRARY)
      }
    }),
    { numRuns: runs(400, 60), seed: 20261116 },
  )
  const wrongLines: string[] = []
  // A mapping is wrong where none is expected, and its key is found again in the text.
  for (const path of all.filter((_, at) => at % runs(1, 4) === 0)) {
    const text = `---\n${stringify(replaced(PAGE, path, { wrongHere: 1 }))}---\n`
    const { source } = splitSource('docs/a.md', text)
    const { diagnostics } = checkFrontMatter('docs/a.md', source)
    const line = text.split('\n').findIndex((one) => one.includes('wrongHere')) + 1
    expect(diagnostics).not.toEqual([])
    // Its own line, or that of the key it stands behind.
    const lines = diagnostics.map((one) => one.line)
    const isNamed = lines.some((one) => one === line || one === line - 1)
    if (!isNamed) wrongLines.push(`${path.join('.')}: ${lines.join(', ')}, not ${line}`)
  }
  expect(wrongLines).toEqual([])
}, 120_000)
