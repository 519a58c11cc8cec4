import { expect, it } from 'vitest'
import { fileIcon } from './file-icons.ts'

it('knows a file by its name, then by its ending', () => {
  expect(fileIcon('a/Dockerfile')).toBe(fileIcon('package.json'))
  expect(fileIcon('package.json')).not.toBe(fileIcon('a.json'))
  expect(fileIcon('src/a.TS')).toBe(fileIcon('b.rs'))
  expect(fileIcon('constructor')).toBe(fileIcon('什么'))
})
