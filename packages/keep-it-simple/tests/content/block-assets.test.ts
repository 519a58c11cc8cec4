import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { BLOCK_ASSETS } from '#model/block-assets.ts'
import type * as Center from '#content/markdown/blocks/center.ts'
import { page, withSite } from '../support/tiny-site.ts'

/** A block whose rule misspells what it needs; no check of types sees it when Node runs the code. */
vi.mock('#content/markdown/blocks/center.ts', async (original) => {
  const { center } = await original<typeof Center>()
  return {
    center: {
      ...center,
      draw: (container: Parameters<typeof center.draw>[0]) => {
        container.env.assets.add('blokcs' as 'blocks')
        center.draw(container)
      },
    },
  }
})

it('the names are those of the files the theme has', () => {
  const folder = join(import.meta.dirname, '../../src/theme/block-assets')
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const names = files.map((name) => name.replace(/\.ts$/, '')).filter((name) => name !== 'registry')
  expect([...BLOCK_ASSETS]).toEqual(names.sort())
})

it('a block that misspells what it needs stops the build, with the page and the right name', async () => {
  const files = { 'a.md': page({}, '::: center\nText.\n:::'), 'b.md': page({}) }
  await withSite(files, async (site) => {
    const { store, diagnostics } = await site.build()
    expect(store).toBeUndefined()
    expect(diagnostics).toEqual([
      {
        severity: 'error',
        code: 'unknown-asset',
        file: 'docs/a.md',
        message: 'A block of this page asks for the block asset `blokcs`, which does not exist.',
        remedy: 'Did you mean `blocks`? Correct it in the rule of that block.',
      },
    ])
  })
})
