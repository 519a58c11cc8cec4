import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { testSite } from '../../../tests/support/test-site.ts'
import { islandFolders } from '#config/block-folders.ts'
import { bundleIslands } from './island-bundle.ts'

let root: string
// The bundler takes a second to load.
beforeAll(() => Promise.all([import('vite'), import('../vite-settings.ts')]))
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'islands-'))))
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
const out = (name = '') => join(root, '.content/islands', name)
const bundled = () => {
  const folders = islandFolders(root).filter(({ own }) => own)
  return bundleIslands(folders, { root, settings: testSite, layouts: {} }, root)
}
/** An island without JSX and React: what is bundled with it is the function that draws. */
function island(text = 'export default () => word', name = 'mine') {
  write(`blocks/${name}/block.ts`, 'export default {}')
  write(
    `blocks/${name}/Island.tsx`,
    `import { word } from './word.ts'\nimport './look.css'\n${text}\n`,
  )
  write(`blocks/${name}/word.ts`, `import './first.css'\nexport const word = '${name} is drawn'`)
  write(`blocks/${name}/look.css`, '.look{}')
  write(`blocks/${name}/first.css`, '.first{}')
}

it('bundleIslands: makes one module that Node can load, and another one after an edit', async () => {
  island()
  const { file, hash, sources, styles, diagnostics } = await bundled()
  expect(diagnostics).toEqual([])
  expect(file).toBe(out(`islands-${hash}.mjs`))
  expect(hash).toMatch(/^[\da-f]{16}$/)
  expect(sources).toMatch(/^[\da-f]{16}$/)
  expect(styles).toEqual({
    mine: ['first.css', 'look.css'].map((name) => join(root, 'blocks/mine', name)),
  })
  const { components, drawIsland } = (await import(pathToFileURL(file!).href)) as {
    components: Record<string, () => string>
    drawIsland: unknown
  }
  expect(components['mine']!()).toBe('mine is drawn')
  expect(typeof drawIsland).toBe('function')
  write('blocks/mine/word.ts', `export const word = 'another'`)
  const next = await bundled()
  expect(next.hash).not.toBe(hash)
  expect(next.sources).not.toBe(sources)
  expect(next.styles).toEqual({ mine: [join(root, 'blocks/mine/look.css')] })
  // The old bundle is gone.
  expect(readdirSync(out()).toSorted()).toEqual([`islands-${next.hash}.mjs`, 'record.json'])
})

it('a mistake is a message with its file and line, and nothing is written', async () => {
  island('export default () => {')
  const { file, hash, diagnostics } = await bundled()
  expect([file, hash]).toEqual([undefined, ''])
  expect(diagnostics).toMatchObject([
    { severity: 'error', code: 'cannot-bundle', file: 'blocks/mine/Island.tsx' },
  ])
  expect(existsSync(out())).toBe(false)
})
