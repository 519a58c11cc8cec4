import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { page, withSite, type Files } from '../support/tiny-site.ts'

/** Where an author writes `keep-it-simple/blocks`; a folder of a test has no packages. */
const ENTRY = pathToFileURL(join(import.meta.dirname, '../../src/blocks.ts')).href
const block = (text: string) => `import { defineBlock, z } from ${JSON.stringify(ENTRY)}\n${text}`

const NOTE = block(`export default defineBlock({
  name: 'note-box',
  title: true,
  about: {},
  options: z.object({ size: z.coerce.number().int().min(1).max(4).default(2), tone: z.enum(['calm', 'loud']).default('calm') }),
  render: ({ options, title, inner, escape, words }) => \`<div data-size="\${options.size}" data-tone="\${options.tone}"><b>\${escape(title)}</b>\${inner}\${words.end}</div>\`,
})`)
const WORDS = `export default { 'en-US': { end: 'End' }, 'zh-CN': { end: '完' } }`
const FILES = { 'blocks/note-box/block.ts': NOTE, 'blocks/note-box/words.ts': WORDS }

const found = (files: Files) =>
  withSite(files, async (site) =>
    (await site.diagnostics()).filter(({ code }) => code !== 'missing-words'),
  )

it('a folder of the author is a block: options, title, inside and words', async () => {
  const text = '::: note-box size=3 A < B\nText with [a link](./a.md).\n:::'
  const files = { ...FILES, 'a.md': page({}, text), 'blocks/note-box/style.css': '.x{}' }
  await withSite(files, async (site) => {
    const { body, assets } = await site.content('/a/')
    expect(body).toContain(
      '<div data-size="3" data-tone="calm"><b>A &lt; B</b><p class="rag">Text with <a href=',
    )
    expect(body).toContain('完</div>')
    expect(assets).toEqual(['note-box'])
  })
})

it('says what is wrong with an option, with the line and a guess', async () => {
  const text =
    '::: note-box size=9 tone=lout\nText.\n:::\n\n::: note-box siz=2\nText.\n:::\n\n' +
    '::: note-box size=0\nText.\n:::\n\n::: note-box size=many\nText.\n:::'
  const problems = await found({ ...FILES, 'a.md': page({}, text) })
  expect(problems.map(({ line, code, message, remedy }) => [line, code, message, remedy])).toEqual([
    [5, 'bad-option', '`size=9` is not a number from 1 to 4.', 'Write `size=4`, or leave it out.'],
    [5, 'bad-option', '`tone=lout` is not one of `calm`, `loud`.', 'Did you mean `loud`?'],
    [9, 'unknown-option', 'The block `note-box` has no option `siz`.', 'Did you mean `size`?'],
    [13, 'bad-option', '`size=0` is not a number from 1 to 4.', 'Write `size=1`, or leave it out.'],
    [
      17,
      'bad-option',
      '`size=many` is not a number from 1 to 4.',
      'Write `size=1`, or leave it out.',
    ],
  ])
})

it.each([
  [
    'a name that is not that of its folder',
    { 'blocks/x/block.ts': `export default {\n  name: 'y', about: {}, render: () => '' }` },
    [
      'blocks/x/block.ts:2',
      'The block is called `y`, and its folder `x`.',
      "Write `name: 'x'`, or rename the folder.",
    ],
  ],
  [
    'a block that draws nothing',
    { 'blocks/x/block.ts': `export default { name: 'x', about: {} }` },
    [
      'blocks/x/block.ts',
      'The block draws nothing.',
      'Give it `render`, `container`, `embed`, `fence` or `rule`, or put an `Island.tsx` beside it.',
    ],
  ],
  [
    'a file that is no script',
    { 'blocks/x/block.ts': `export default {\n  name: 'x'\n  about: {} }` },
    [
      'blocks/x/block.ts:3',
      expect.stringMatching(/^The file cannot be read: expected `,`/),
      'Correct the line, or the one above it.',
    ],
  ],
  [
    'an option of an island that React keeps to itself',
    {
      'blocks/x/block.ts': block(
        `export default defineBlock({\n  name: 'x',\n  about: {},\n  options: z.object({\n    size: z.string(),\n    key: z.string().default('a'),\n  }),\n})`,
      ),
      'blocks/x/Island.tsx': 'export default () => null',
    },
    [
      'blocks/x/block.ts:7',
      'The option `key` never reaches the component: React keeps it to itself.',
      'Give the option another name.',
    ],
  ],
] as const)('stops at %s', async (_name, files, expected) => {
  const problems = await found({ ...files, 'a.md': page({}) })
  const said = problems.map(({ file, line, message, remedy }) => [
    line === undefined ? file : `${file}:${line}`,
    message,
    remedy,
  ])
  expect(said).toEqual([expected])
})

it('a block that throws is reported where it is written', async () => {
  const thrower = `export default { name: 'x', about: {}, render: () => { throw new Error('No luck') } }`
  const problems = await found({
    'blocks/x/block.ts': thrower,
    'a.md': page({}, '::: x\nText.\n:::'),
  })
  expect(problems).toMatchObject([
    { code: 'bad-block', file: 'docs/a.md', line: 5, message: 'The block `x` failed: No luck.' },
  ])
})

it('an author’s block of the same name stands in for ours', async () => {
  const own = `export default { name: 'center', about: {}, render: ({ inner }) => '<main-text>' + inner + '</main-text>' }`
  const files = { 'blocks/center/block.ts': own, 'a.md': page({}, '::: center\nText.\n:::') }
  await withSite(files, async (site) => {
    const { body, assets } = await site.content('/a/')
    expect(body).toBe('<main-text><p>Text.</p>\n</main-text>\n')
    expect(assets).toBeUndefined()
  })
})
