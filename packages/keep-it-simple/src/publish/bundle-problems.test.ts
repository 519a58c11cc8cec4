import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundleFailure } from './bundle-problems.ts'

const root = import.meta.dirname
const at = (file: string) => ({
  errors: [
    { message: '[MISSING] "x" is not there', loc: { file: join(root, file), line: 3, column: 4 } },
  ],
})

it('what is wrong with a file of the author is said of its line', () => {
  const failure = bundleFailure(at('blocks/a/client.ts'), root)
  expect(failure).toMatchObject({
    problems: [
      {
        file: 'blocks/a/client.ts',
        line: 3,
        column: 5,
        message: 'The file cannot be bundled: `x` is not there.',
      },
    ],
  })
})

it('a file that is not the author’s keeps its stack', () => {
  const ours = at('../app/router.ts')
  expect(bundleFailure(ours, root)).toEqual({ error: ours })
  const thrown = new Error('Out of memory')
  expect(bundleFailure(thrown, root)).toEqual({ error: thrown })
})
