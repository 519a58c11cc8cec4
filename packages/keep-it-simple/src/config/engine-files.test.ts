import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { authorTheme } from './author/theme.ts'
import { engineFile, hasEngineFile, SOURCES_NAME } from './engine-files.ts'
import { engineVersion } from './engine-version.ts'

it('a module of the engine is named with its folder and its extension', () => {
  expect(engineFile('config/engine-files')).toBe(`${SOURCES_NAME}/config/engine-files.ts`)
  expect(engineFile('theme/body/Body')).toBe(`${SOURCES_NAME}/theme/body/Body.tsx`)
  expect(hasEngineFile('config/engine-files')).toBe(true)
})

it('one that is not there is named', () => {
  expect(hasEngineFile('config/none')).toBe(false)
  expect(() => engineFile('config/none')).toThrow('The engine has no config/none')
})

it('the engine has a version', () => {
  expect(engineVersion()).toMatch(/^\d+\.\d+\.\d+/)
})

it('an author’s sheet counts where there is one', () => {
  const root = mkdtempSync(join(tmpdir(), 'theme-'))
  expect(authorTheme(root)).toBeUndefined()
  writeFileSync(join(root, 'theme.css'), '')
  expect(authorTheme(root)).toBe(join(root, 'theme.css'))
  rmSync(root, { recursive: true })
})
