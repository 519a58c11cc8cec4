import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SettingsError } from '#config/settings-error.ts'
import { bundleError } from './bundle-problems.ts'

const root = import.meta.dirname
const at = (file: string) => ({
  errors: [
    { message: '[MISSING] "x" is not there', loc: { file: join(root, file), line: 3, column: 4 } },
  ],
})

it('what is wrong with a file of the author is said of its line', () => {
  const error = bundleError(at('blocks/a/client.ts'), root)
  expect(error).toBeInstanceOf(SettingsError)
  expect((error as SettingsError).diagnostics).toMatchObject([
    {
      file: 'blocks/a/client.ts',
      line: 3,
      column: 5,
      message: 'The file cannot be bundled: `x` is not there.',
    },
  ])
})

it('a file that is not the author’s keeps its stack', () => {
  const ours = at('../app/router.ts')
  expect(bundleError(ours, root)).toBe(ours)
  const thrown = new Error('Out of memory')
  expect(bundleError(thrown, root)).toBe(thrown)
})
