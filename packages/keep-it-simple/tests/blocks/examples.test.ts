import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blockFolders, islandFolders } from '#config/block-folders.ts'
import { drawMissing } from '#content/drawings/draw.ts'
import { loadIslands } from '#content/islands/load-islands.ts'
import { loadBlocks } from '#content/markdown/blocks/load-blocks.ts'
import { bundleIslands } from '#publish/islands/island-bundle.ts'
import { compileAlone } from '../support/compile-alone.ts'
import { testSite } from '../support/test-site.ts'

/** Each `example.md` makes the HTML of `example.html`. `npm run goldens -- --update engine` writes the HTML; read it before you commit. */
const EXTENDED = join(import.meta.dirname, '../fixtures/extended')
/** `npm run test:block <name>` names one. */
const only = process.env['BLOCK']
const folders = blockFolders(EXTENDED).filter(({ name }) => only === undefined || name === only)
const blockSet = await loadBlocks(EXTENDED)
const input = { settings: testSite, layouts: {} }
const islands = await loadIslands(await bundleIslands(islandFolders(EXTENDED), input, EXTENDED))

describe.each(folders)('the block $name', ({ name, folder, own }) => {
  it('says what it is for, in both languages', () => {
    const { block } = blockSet.all.get(name)!
    expect(Object.keys(block.about).sort()).toEqual(['en-US', 'zh-CN'])
  })

  it('has an example that becomes what stands beside it', async () => {
    const source = join(folder, 'example.md')
    expect(existsSync(source), `${source} is missing`).toBe(true)
    const place = { docs: folder, runs: true, islands, ...(own && { blocks: blockSet }) }
    const compile = () => compileAlone(readFileSync(source, 'utf8'), 'example.md', place)
    if (process.env['UPDATE'])
      await drawMissing((await compile()).env.undrawn, join(folder, 'drawings'))
    const { body: html, env } = await compile()
    const file = join(folder, 'example.html')
    if (process.env['UPDATE']) writeFileSync(file, html)
    expect(html).toBe(readFileSync(file, 'utf8'))
    expect(env.diagnostics).toEqual([])
    // An example that does not have the block would pass with anything.
    const { parts } = blockSet.all.get(name)!
    for (const part of parts) expect(env.assets).toContain(part)
  })
})
