import { existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { blockList } from 'keep-it-simple/reference'
import { describe, expect, it } from 'vitest'
import { blockPages } from '../reference/block-pages.ts'
import { filesBeside } from '../reference/files-beside.ts'
import { writePages } from '../reference/write-pages.ts'

const MANUAL = join(import.meta.dirname, '..')
const blocks = await blockList(MANUAL)
const pages = await blockPages('en-US', MANUAL)

/** A folder with a block of an author's, as it would lie beside their settings. */
function authorFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'author-'))
  const engine = dirname(createRequire(import.meta.url).resolve('keep-it-simple/package.json'))
  writePages(
    root,
    new Map<string, string | Uint8Array>([
      [
        'blocks/poem/block.ts',
        `import { defineBlock, z } from 'keep-it-simple/blocks'
export default defineBlock({
  name: 'poem',
  about: { 'zh-CN': '一首诗。', 'en-US': 'A poem.' },
  options: z.object({
    metre: z.enum(['iamb', 'trochee']).default('iamb').meta({ about: { 'zh-CN': '格律', 'en-US': 'Its metre' } }),
    lines: z.coerce.number().int().min(1).max(14).optional(),
    centred: z.boolean().default(false),
  }),
  render: ({ inner }) => \`<div class="poem">\${inner}</div>\`,
})
`,
      ],
      ['blocks/poem/example.md', '::: poem metre=trochee\n![A rose](./rose.svg)\n:::\n'],
      ['blocks/poem/rose.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'],
    ]),
  )
  writePages(join(root, 'node_modules'), new Map([['.gitkeep', '']]))
  symlinkSync(engine, join(root, 'node_modules/keep-it-simple'))
  return root
}

describe('the pages of blocks', () => {
  it('are those of every folder there is', () => {
    expect(blocks.length).toBeGreaterThan(30)
    expect(pages.map(({ title }) => title)).toEqual(blocks.map(({ name }) => name))
  })

  it.each(blocks)('$name has its example, and the same again to be drawn', (block) => {
    const { name, folder, about } = block
    expect(Object.keys(about).toSorted()).toEqual(['en-US', 'zh-CN'])
    const { markdown } = pages.find(({ title }) => title === name)!
    expect(markdown).toContain(about['en-US'])
    const example = readFileSync(join(folder, 'example.md'), 'utf8').trim()
    // Once as a listing, in which notes for the highlighter are escaped, and once as itself.
    const shown = markdown.replaceAll(String.raw`[\!code`, '[!code')
    expect(shown.split(example)).toHaveLength(3)
  })

  it('have a chapter for a block of an author by themselves, with its options', async () => {
    const root = authorFolder()
    const own = await blockPages('zh-CN', root)
    const poem = own.find(({ file }) => file === '1.blocks/poem.md')!
    expect(poem.title).toBe('poem')
    expect(poem.markdown).toContain('一首诗。\n\n写法：`::: poem`')
    expect(poem.markdown).toContain('```md\n::: poem metre=trochee\n')
    expect(poem.markdown).toContain('| `metre` | `iamb`、`trochee` | `iamb` | 格律 |')
    expect(poem.markdown).toContain('| `lines` | 整数，1 到 14 | 无 |  |')
    expect(poem.markdown).toContain('| `centred` | 写上名字即可 | `false` |  |')
    expect([...filesBeside([poem]).keys()]).toEqual(['1.blocks/rose.svg'])
  })
})

describe('the generated folder', () => {
  it('holds what was written last, and leaves alone what says the same', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'))
    const files = (...names: string[]) => new Map(names.map((name) => [name, name]))
    writePages(folder, files('a/x.md', 'b.md'))
    writePages(folder, files('b.md', 'c.md'))
    expect(['a/x.md', 'b.md', 'c.md'].map((name) => existsSync(join(folder, name)))).toEqual([
      false,
      true,
      true,
    ])
  })
})
