import { expect, it } from 'vitest'
import { copyLanguages } from './vendor.ts'

it('what runs a language in the browser lies below a folder with its version', async () => {
  const copied: string[] = []
  const files = await copyLanguages({ copy: (_, name) => void copied.push(name) }, ['sql'])
  expect(files).toEqual(copied)
  expect(files.map((file) => file.replace(/[\d.]+-build\d+/, 'version'))).toEqual([
    'vendor/sqlite/version/index.mjs',
    'vendor/sqlite/version/sqlite3.wasm',
  ])
})
