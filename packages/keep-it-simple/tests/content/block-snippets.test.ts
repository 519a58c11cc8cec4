import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blockList } from '#content/block-list.ts'
import { blockSnippets } from '#content/block-snippets.ts'
import { FIXTURES_FOLDER } from '../support/fixture-site.ts'

it('every way to write a block is completed, the author’s own among them', async () => {
  const blocks = await blockList(join(FIXTURES_FOLDER, 'extended'))
  const found = blockSnippets(blocks, 'zh-CN')
  expect(Object.keys(found)).toEqual(blocks.flatMap(({ written }) => written))
  expect(found['::: answer']).toEqual({
    scope: 'markdown',
    prefix: ['answer', '::: answer'],
    body: ['::: answer tone=${1|calm,loud|}', '$0', ':::'],
    description: expect.stringMatching(/\p{Script=Han}/u),
  })
})
