import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')

const filesOf = (ending: RegExp) =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.(?:test|d)\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(SOURCES, name), 'utf8') }))

const sheets = filesOf(/\.css$/).map(({ name, text }) => ({
  name,
  rules: text.replaceAll(/\/\*[^]*?\*\//g, ''),
}))
const programs = filesOf(/\.tsx?$/)

describe('style sheets', () => {
  it('use only custom properties that a sheet or a script sets', () => {
    const set = new Set([
      ...sheets.flatMap(({ rules }) =>
        [...rules.matchAll(/(--[\w-]+)\s*:/g)].map(([, one]) => one!),
      ),
      // Scripts set some, such as the progress of a page.
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
})
