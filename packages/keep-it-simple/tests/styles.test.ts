import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What every style sheet of the engine has in common, and what no program says about looks. */
const SOURCES = join(import.meta.dirname, '../src')

const filesOf = (ending: RegExp) =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.(?:test|d)\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(SOURCES, name), 'utf8') }))

const sheets = filesOf(/\.css$/).map(({ name, text }) => ({
  name,
  text,
  rules: text.replaceAll(/\/\*[^]*?\*\//g, ''),
}))
const programs = filesOf(/\.tsx?$/)

describe('the style sheets of the engine', () => {
  it('name no custom property that nobody sets', () => {
    const set = new Set([
      ...sheets.flatMap(({ rules }) =>
        [...rules.matchAll(/(--[\w-]+)\s*:/g)].map(([, one]) => one!),
      ),
      // Those a script sets: the progress of a page, colours of a friend.
      ...programs.flatMap(({ text }) =>
        [...text.matchAll(/['"](--[a-z-]+)['"]/g)].map(([, one]) => one!),
      ),
    ])
    const unknown = sheets.flatMap(({ name, rules }) =>
      [...rules.matchAll(/var\(\s*(--[\w-]+)/g)]
        .filter(([, token]) => !set.has(token!))
        .map(([, token]) => `${name}: ${token}`),
    )
    expect(sheets.length).toBeGreaterThan(50)
    expect(unknown).toEqual([])
  })

  it('say what lies over what by a token', () => {
    const numbers = sheets.flatMap(({ name, rules }) =>
      [...rules.matchAll(/z-index: (?!var\(--layer-)[^;]+/g)].map(([rule]) => `${name}: ${rule}`),
    )
    expect(numbers).toEqual([])
  })

  it('are important only where a comment says why', () => {
    const found = sheets.flatMap(({ name, text }) => {
      const lines = text.split('\n')
      return lines.flatMap((line, index) => {
        if (!/!important/.test(line)) return []
        // On its line, or above the rule or the query it stands in.
        const block = lines.slice(Math.max(0, index - 14), index + 1).join('\n')
        const explained =
          /\*\//.test(line) || /\bimportant\b[^]*?\*\//i.test(block.replaceAll('!important', ''))
        return [{ at: `${name}:${index + 1}`, explained }]
      })
    })
    expect(found.filter(({ explained }) => !explained).map(({ at }) => at)).toEqual([])
    // Layers decide what wins; a new one needs a better reason than that it wins.
    expect(found.length).toBeLessThanOrEqual(15)
  })

  it('declare the order of the layers once', () => {
    const declared = sheets.flatMap(({ rules }) => rules.match(/@layer [\w., -]+;/g) ?? [])
    expect(declared).toEqual([
      '@layer reset, tokens, base.elements, base.prose, parts.frame, parts.text, parts.doc, parts.pages, parts.lists, parts.home, parts.notice, blocks, utilities, author;',
    ])
  })

  it('are all in a layer, those that programs import by themselves', () => {
    const imported = new Set(
      programs.flatMap(({ name, text }) =>
        [...text.matchAll(/^import '([^']+\.css)'$/gm)].map(([, path]) =>
          path!.startsWith('#') ? path!.slice(1) : join(dirname(name), path!),
        ),
      ),
    )
    // Sheets of blocks get their layer from `publish/block-modules.ts`; the plain one is for engines without.
    const own = sheets.filter(
      ({ name }) => !/^blocks\/|\/plain\.css$/.test(name) && imported.has(name),
    )
    const bare = own.filter(({ rules }) => {
      const outside = rules
        .replaceAll(/@import (?:url\([^)]*\)|'[^']*')(?: layer\([\w.]+\))?;|@layer [\w., -]+;/g, '')
        .trim()
      return outside !== '' && !/^@layer \w+ \{[^]*\}$/.test(outside)
    })
    expect(own.length).toBeGreaterThan(5)
    expect(bare.map(({ name }) => name)).toEqual([])
  })
})

it('no program says a colour', () => {
  // Marks for the highlighter, which become classes; nobody sees them.
  const marks = /code\/code-theme\.ts$/
  const said = programs
    .filter(({ name }) => !marks.test(name))
    .flatMap(({ name, text }) =>
      [...text.matchAll(/['"`= ]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})['"`; ]/gi)].map(
        ([colour]) => `${name}: ${colour}`,
      ),
    )
  expect(said).toEqual([])
})
