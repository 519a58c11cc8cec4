import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundleFailure, bundleProblems } from './bundle-problems.ts'

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

const said = (message: string) => bundleProblems(new Error(message), root)[0]!.message
const whole = (text: string) => `The file cannot be bundled: ${text}`

it('what the bundler says is a plain sentence without colours, codes and places', () => {
  expect(
    said('\u001B[31;1m[plugin:x-y] Cannot read "a" in /s/blocks/a.ts\u001B[0m\nmore lines'),
  ).toBe(whole('Cannot read `a`.'))
  expect(said('  Really?  ')).toBe(whole('Really?'))
  expect(said('A. half [sentence] in the middle')).toBe(whole('A. half [sentence] in the middle.'))
  expect(said(`"none" is not exported by "/n/keep-it-simple/src/kit/index.ts"`)).toBe(
    whole('`none` is not exported by `keep-it-simple/index`.'),
  )
  expect(said(`Two 'words' are 'quoted'!`)).toBe(whole('Two `words` are `quoted`!'))
  expect(bundleProblems('a string', root)[0]!.message).toBe(whole('a string.'))
})
