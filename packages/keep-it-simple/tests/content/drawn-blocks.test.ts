import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Block, BlockSet, LoadedBlock } from '#content/markdown/blocks/block.ts'
import type { Fence } from '#content/markdown/blocks/fences.ts'
import { blockSet, compileAlone } from '../support/compile-alone.ts'

/** The engine's blocks and these. */
const withBlocks = (...blocks: readonly Block[]): BlockSet => ({
  ...blockSet,
  all: new Map([
    ...blockSet.all,
    ...blocks.map((block): [string, LoadedBlock] => {
      const { name } = block
      return [name, { name, folder: '', own: true, block, words: {}, parts: [name] }]
    }),
  ]),
})
const compile = (text: string, ...blocks: readonly Block[]) =>
  compileAlone(text, 'a.md', { blocks: withBlocks(...blocks), lang: 'en', firstLine: 5 })
const block = (more: Partial<Block>): Block => ({ name: 'own', about: {}, ...more })

it('what a block renders stands around its inside', async () => {
  const own = block({
    title: true,
    render: ({ title, inner, id }) => `<i id="${id}">${title}${inner}</i>`,
  })
  const { body, env } = await compile('a\n\n::: own #b A title\nc\n:::\n\n::: own\n:::', own)
  expect(body.replaceAll('\n', '')).toBe('<p>a</p><i id="b">A title<p>c</p></i><i id="own:7"></i>')
  expect(env.anchors).toEqual(['b'])
  expect([...env.assets]).toEqual(['own'])
  expect(env.diagnostics).toEqual([])
})

it('a block may leave its inside out, and put it into the page once', async () => {
  const { body } = await compile('::: own\na\n:::\nb', block({ render: () => '<hr>' }))
  expect(body.replaceAll('\n', '')).toBe('<hr><p>b</p>')
  const twice = block({ render: ({ inner }) => `(${inner}|${inner})` })
  const { body: once, env } = await compile('::: own\na\n:::', twice)
  expect(once.replaceAll('\n', '')).toBe('(<p>a</p>|')
  expect(env.diagnostics).toEqual([
    {
      severity: 'error',
      code: 'bad-block',
      message: 'The block `own` puts its inside into the page 2 times.',
      remedy: 'Correct `render` in its `block.ts`.',
      file: 'docs/a.md',
      line: 5,
    },
  ])
})

it('a fence of its name is shown as what it describes', async () => {
  const seen: Fence[] = []
  const own = block({
    names: ['one', 'two'],
    options: z.object({ a: z.string().default('') }),
    fence: (fence, options) => {
      seen.push(fence)
      return `<i>${fence.source}|${String(options['a'])}</i>`
    },
  })
  const text = '```one\nb\n\n```\n\n~~~  two\t a=c  \nd\n~~~\n\n- ```one a="e f"\n  g\n  ```\n'
  const { body, env } = await compile(text, own)
  expect(body.replaceAll('\n', '')).toBe('<i>b|</i><i>d|c</i><ul><li><i>g|e f</i></li></ul>')
  expect(seen.map(({ line, words, values }) => [line, words, values])).toEqual([
    [5, '', {}],
    [10, '', { a: 'c' }],
    [14, '', { a: 'e f' }],
  ])
  expect([...env.assets]).toEqual(['own'])
  expect(env.diagnostics).toEqual([])
})
