import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settingsFix } from '#config/source/settings-fix.ts'
import { settingsPosition } from '#config/source/settings-position.ts'
import { lineAndColumn, parseModule } from '#config/source/parse-module.ts'
import { writeFiles } from './written-settings.ts'

const keyIn = (text: string, path: readonly (string | number)[]) => {
  const root = writeFiles({ 'site.config.ts': text })
  return settingsPosition({ root, settingsFile: join(root, 'site.config.ts') }, path, 'key')
}

it('an entry of a list begins where its value does', () => {
  expect(keyIn("export default {\n  social: ['a',\n    'b'],\n}", ['social', 1])).toEqual({
    file: 'site.config.ts',
    line: 3,
    column: 5,
  })
})

it('a key that is not written is looked for where the value around it is', () => {
  expect(keyIn('export default {\n  profile: make(),\n}', ['profile', 'name'])).toEqual({
    file: 'site.config.ts',
    line: 2,
    column: 12,
  })
})

it('settings that were not read from a file have its usual name', () => {
  const root = writeFiles({})
  expect(settingsPosition({ root }, ['since'])).toEqual({ file: 'site.config.ts' })
  const settingsFile = join(root, 'parts/site.config.mjs')
  expect(settingsPosition({ root, settingsFile }, ['since'])).toEqual({ file: 'site.config.mjs' })
})

it.each([
  ['a\nb\nc', 3, 2],
  ['a\r\nb\r\nc', 4, 2],
  ['a\rb\rc', 3, 2],
  ['a\nb', -5, 1],
  ['a\nb', 2, 2],
])('%j at %i is in line %i', (text, offset, line) => {
  expect(lineAndColumn(text, offset).line).toBe(line)
})

it.each(['\n', '\r\n', '\r'])(
  'a word is mended in its own line, in lines that end in %j',
  (end) => {
    const root = writeFiles({ 'site.config.ts': ['{', '  sicne: 1,', '}'].join(end) })
    const meant = { before: 'sicne', after: 'since' }
    expect(settingsFix(root, { file: 'site.config.ts', line: 2 }, meant)).toMatchObject({
      fix: { file: 'site.config.ts', line: 2, ...meant },
    })
  },
)

it('a word whose line is not known is mended by hand', () => {
  const meant = { before: 'sicne', after: 'since' }
  expect(settingsFix('/nowhere', { file: 'site.config.ts' }, meant)).toEqual({})
})

it.each(['a.ts', 'a.mts', 'a.cts', 'a.tsx'])('types are no mistake in %s', (name) => {
  const root = writeFiles({ [name]: 'export const a: number = 1', 'a.mjs': 'const a: number = 1' })
  expect(parseModule(join(root, name))!.error).toBeUndefined()
  expect(parseModule(join(root, 'a.mjs'))!.error).toMatchObject({ start: 6 })
})

it('a file is read once, until it is another', () => {
  const root = writeFiles({ 'a.ts': 'export const a = 1' })
  const first = parseModule(join(root, 'a.ts'))
  expect(parseModule(join(root, 'a.ts'))).toBe(first)
})
