import { expect, it } from 'vitest'
import { TinySite } from '../support/tiny-site.ts'

async function problems(markdown: string) {
  const site = new TinySite({ 'note.md': `---\ntitle: 页\n---\n\n${markdown}` })
  try {
    const found = await site.diagnostics()
    return found.map(({ code, line, message, remedy }) => ({ code, line, message, remedy }))
  } finally {
    site.remove()
  }
}

it('reports an unknown block, and guesses', async () => {
  expect(await problems('::: warnign\n文字\n:::\n')).toEqual([
    {
      code: 'unknown-block',
      line: 5,
      message: 'There is no block called `warnign`.',
      remedy: 'Did you mean `warning`?',
    },
  ])
})

it('reports a block left open', async () => {
  expect(await problems('文字\n\n:::: tip\n::: note\n内\n::::\n')).toEqual([
    {
      code: 'unclosed-block',
      line: 8,
      message: 'The block `note` is never closed.',
      remedy: 'End it with `:::` on a line of its own.',
    },
  ])
})

it('does not look for blocks in code', async () => {
  expect(await problems('```md\n::: nothing\n```\n\n    ::: nothing\n')).toEqual([])
})

it('closes where its list ends', async () => {
  const found = await problems('- 一\n  ::: tip\n  内\n\n外\n\n:::\n')
  expect(found.map(({ code }) => code)).toContain('unclosed-block')
})

it('reports an unknown embed', async () => {
  expect(await problems('@[pfd](./a.pdf)\n')).toMatchObject([{ code: 'unknown-embed', line: 5 }])
})
