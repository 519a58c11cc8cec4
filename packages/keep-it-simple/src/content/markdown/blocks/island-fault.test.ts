import { expect, it } from 'vitest'
import { z } from 'zod'
import { islandFault } from './island-fault.ts'

const BLOCK = { name: 'my-box', about: {} }

it.each([
  ['key', 'React keeps it to itself'],
  ['ref', 'React keeps it to itself'],
  ['children', 'React keeps it for what stands inside an element'],
  ['lang', 'the component gets the language of the page by that name'],
  ['words', 'the component gets the words of `words.ts` by that name'],
  ['client', 'texts say with it when a figure starts'],
])('an island has no option called %s', (name, why) => {
  const options = z.object({ size: z.string(), [name]: z.string() })
  expect(islandFault({ ...BLOCK, options, shared: ['none'] })).toEqual({
    code: 'bad-block',
    message: `The option \`${name}\` never reaches the component: ${why}.`,
    remedy: 'Give the option another name.',
    path: ['options', name],
  })
})

it.each([
  [['size', 'sizes'], 1, 'Did you mean `size`?'],
  [['colour'], 0, 'Add it to `options`, or remove it here.'],
])('an island shares options only: %j', (shared, at, remedy) => {
  const options = z.object({ size: z.string() })
  expect(islandFault({ ...BLOCK, options, shared })).toEqual({
    code: 'bad-block',
    message: `Its \`shared\` names the option \`${shared[at]}\`, which does not exist.`,
    remedy,
    path: ['shared', at],
  })
  expect(islandFault({ ...BLOCK, shared })).toMatchObject({ path: ['shared', 0] })
})
