import { expect, it } from 'vitest'
import type { BlockFolder } from '#config/block-folders.ts'
import { blockFault } from './check-block.ts'

const NAMES = ['timeline', 'table', 'my-box']
const FOLDER: BlockFolder = { name: 'my-box', folder: '/site/blocks/my-box', own: true, block: 'b' }
const BLOCK = { name: 'my-box', about: {}, render: () => '' }
const fault = (block: unknown, folder: BlockFolder = FOLDER, words: unknown = {}) =>
  blockFault(block, words, folder, NAMES)

it.each<[string, unknown, string, string, (readonly (string | number)[])?]>([
  [
    'nothing',
    undefined,
    'The file exports no block.',
    "Write `export default defineBlock({ name: 'my-box', … })`.",
  ],
  [
    'another name',
    { ...BLOCK, name: 'box' },
    'The block is called `box`, and its folder `my-box`.',
    "Write `name: 'my-box'`, or rename the folder.",
    ['name'],
  ],
  [
    'options of another kind',
    { ...BLOCK, options: { size: 'number' } },
    'Its `options` are not an object of zod.',
    'Write `options: z.object({ … })` with the `z` of `keep-it-simple/blocks`.',
    ['options'],
  ],
  [
    'nothing to draw',
    { name: 'my-box', about: {} },
    'The block draws nothing.',
    'Give it `render`, `container`, `embed`, `fence` or `rule`, or put an `Island.tsx` beside it.',
  ],
  [
    'assets that nearly exist',
    { ...BLOCK, assets: ['table', 'timelin'], after: ['nothing-like-it'] },
    'Its `assets` name the block `timelin`, which does not exist.',
    'Did you mean `timeline`?',
    ['assets', 1],
  ],
  [
    'assets that do not exist',
    { ...BLOCK, assets: ['nothing-like-it'] },
    'Its `assets` name the block `nothing-like-it`, which does not exist.',
    'There are timeline, table, my-box.',
    ['assets', 0],
  ],
])('a file of %s is no block', (_, block, message, remedy, path) => {
  expect(fault(block)).toEqual({ code: 'bad-block', message, remedy, ...(path && { path }) })
})

it.each(['My-box', 'box_1', '1box', '-box', 'box-', 'a--b', 'bö', 'box a'])(
  'a folder cannot be called %s',
  (name) => {
    expect(fault({ ...BLOCK, name }, { ...FOLDER, name })).toEqual({
      code: 'bad-block',
      message: `\`${name}\` cannot be the name of a block.`,
      remedy: 'Use small letters, digits and hyphens, and begin with a letter.',
    })
  },
)

it('a folder without its file is named before anything else', () => {
  const { block: _, ...folder } = FOLDER
  expect(fault(undefined, { ...folder, name: 'My' })).toEqual({
    code: 'bad-block',
    message: 'The folder of the block `My` has no `block.ts`.',
    remedy: 'Write one, or begin the name of a folder that is no block with `_`.',
  })
})

it.each([[undefined], [null], ['words']])('words that are %s are none', (words) => {
  expect(blockFault(BLOCK, words, FOLDER, NAMES)).toEqual({
    code: 'bad-block',
    message: 'Its `words.ts` exports no words.',
    remedy: "Write `export default { 'en-US': { … } }`.",
  })
})
