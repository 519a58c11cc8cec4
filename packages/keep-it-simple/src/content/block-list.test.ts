import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { blockList } from './block-list.ts'

/** Where an author writes `keep-it-simple/blocks`; a folder of a test has no packages. */
const ENTRY = pathToFileURL(join(import.meta.dirname, '../blocks.ts')).href
const script = (text: string) =>
  `import { defineBlock, z } from ${JSON.stringify(ENTRY)}\nexport default defineBlock(${text})\n`

// The engine's blocks are read once in a process, which takes longer than a test may.
beforeAll(() => blockList(import.meta.dirname), 60_000)

async function listOf(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'block-list-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, 'blocks', name)), { recursive: true })
      writeFileSync(join(root, 'blocks', name), text)
    }
    const all = await blockList(root)
    return { root, all, own: all.filter(({ own }) => own) }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

it("the engine's blocks come first, then the author's with what each is for", async () => {
  const { root, all, own } = await listOf({
    'z-box/block.ts': script(`{ name: 'z-box', about: { en: 'Z' }, render: () => '' }`),
    'a-box/block.ts': script(`{ name: 'a-box', about: {}, embed: () => undefined }`),
    'a-box/example.md': '@[a-box](x)\n',
  })
  expect(all.map(({ own: isOwn }) => isOwn)).toEqual(
    all.map((_, at) => at >= all.length - own.length),
  )
  expect(all.length).toBeGreaterThan(10)
  expect(own).toEqual([
    {
      name: 'a-box',
      folder: join(root, 'blocks/a-box'),
      own: true,
      about: {},
      written: ['@[a-box](…)'],
      options: [],
      example: '@[a-box](x)\n',
    },
    {
      name: 'z-box',
      folder: join(root, 'blocks/z-box'),
      own: true,
      about: { en: 'Z' },
      written: ['::: z-box'],
      options: [],
    },
  ])
})

it('options are listed in their order by what they become', async () => {
  const { own } = await listOf({
    'box/block.ts': script(`{
      name: 'box', about: {}, render: () => '',
      options: z.object({
        text: z.string().meta({ about: { en: 'Words' } }),
        usual: z.string().default(''),
        tone: z.enum(['calm', 'loud']).default('calm'),
        one: z.literal('only'),
        wide: z.boolean().default(false),
        free: z.number(),
        least: z.number().min(2),
        most: z.number().max(9),
        whole: z.int(),
        bounded: z.coerce.number().int().min(-1).max(0).default(0),
        list: z.array(z.string()).optional(),
      }),
    }`),
  })
  expect(own[0]!.options).toEqual([
    { name: 'text', kind: 'text', about: { en: 'Words' } },
    { name: 'usual', kind: 'text', default: '', about: {} },
    { name: 'tone', kind: 'choice', values: ['calm', 'loud'], default: 'calm', about: {} },
    { name: 'one', kind: 'choice', values: ['only'], about: {} },
    { name: 'wide', kind: 'flag', default: false, about: {} },
    { name: 'free', kind: 'number', about: {} },
    { name: 'least', kind: 'number', least: 2, about: {} },
    { name: 'most', kind: 'number', most: 9, about: {} },
    { name: 'whole', kind: 'whole number', about: {} },
    { name: 'bounded', kind: 'whole number', least: -1, most: 0, default: 0, about: {} },
    { name: 'list', kind: 'text', about: {} },
  ])
})

it('a block that is wrong stops the list with its file and what to do', async () => {
  await expect(listOf({ 'box/block.ts': script(`{ name: 'box', about: {} }`) })).rejects.toThrow(
    'blocks/box/block.ts: The block draws nothing. Give it `render`, ',
  )
})
