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

it('a problem has a code, a remedy and a file, the folder of blocks where none is named', () => {
  const [problem] = bundleProblems({ message: 'x', errors: [] }, root)
  expect(problem).toEqual({
    severity: 'error',
    code: 'cannot-bundle',
    file: 'blocks',
    message: whole('x.'),
    remedy: 'Correct what stands in this line.',
  })
  expect(bundleProblems({ message: 'x', id: join(root, 'blocks/b.ts') }, root)[0]!.file).toBe(
    'blocks/b.ts',
  )
})

it('a mistake of syntax names its file in the drawing of the line', () => {
  const drawn = (path: string) =>
    bundleProblems({ message: `Oh\n  ╭─[ ${path}:12:34 ]` }, root)[0]!.file
  expect(drawn('vendor.ts')).toBe('vendor.ts')
  expect(drawn(join(root, 'release/swap.ts'))).toBe('release/swap.ts')
  expect(drawn('gone.ts')).toBe('blocks')
})

it('where one of several mistakes is not the author’s, all are ours', () => {
  const mixed = { errors: [...at('blocks/a.ts').errors, ...at('../app/b.ts').errors] }
  expect(bundleFailure(mixed, root)).toEqual({ error: mixed })
  const inside = at('node_modules/p/i.js')
  expect(bundleFailure(inside, root)).toEqual({ error: inside })
  expect(bundleFailure(at('a..b.ts'), root)).toHaveProperty('problems')
})
