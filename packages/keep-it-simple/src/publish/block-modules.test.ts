import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hooks } from '../../tests/support/plugin-hooks.ts'
import { ENGINE } from '#config/engine-files.ts'
import { blockModules } from './block-modules.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'plugins-'))))
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string): string => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
  return join(root, name)
}

const TABLE = 'virtual:keep-it-simple/blocks'

it('a block is a module of its styles and its part for browsers; all of them are in one table', async () => {
  const style = write('blocks/mine/style.css', '.mine{}')
  const client = write('blocks/mine/client.ts', 'export const mount = () => {}')
  write('blocks/bare/block.ts', 'export default {}')
  const { resolve, load } = hooks(blockModules({ root, langs: ['en-US'] }))
  expect(resolve(TABLE)).toBe(`\0${TABLE}`)
  expect(resolve(`${TABLE}/mine`)).toBe(`\0${TABLE}/mine`)
  expect(resolve(`${TABLE}s`)).toBeUndefined()
  const table = load(`\0${TABLE}`) as string
  expect(table).toMatch(/^export const blocks=\{"[^]*\}$/)
  expect(table).toContain(`,"mine":()=>import("${TABLE}/mine")`)
  expect(table).not.toContain('"bare"')
  expect(await load(`\0${TABLE}/mine`)).toBe(
    `import ${JSON.stringify(style)}\nexport { mount } from ${JSON.stringify(client)}\n`,
  )
  expect(await load(`\0${TABLE}/nobody`)).toBeUndefined()
  expect(await load(`${TABLE}/mine`)).toBeUndefined()
})

it('sheets of an island come before the block’s own, and a part that names words gets them', async () => {
  const style = write('blocks/mine/style.css', '')
  write('blocks/mine/client.ts', 'export const mount = (element, { strings }) => {}')
  write(
    'blocks/mine/words.ts',
    `export default { 'en-US': { hello: 'Hello' }, 'zh-CN': { hello: '你好' } }`,
  )
  const islandStyles = () => ({ mine: ['/a/inner.css'] })
  const given = { root, langs: ['zh-CN', 'en-US'], islandStyles }
  const text = (await hooks(blockModules(given)).load(`\0${TABLE}/mine`)) as string
  expect(text.startsWith(`import "/a/inner.css"\nimport ${JSON.stringify(style)}\n`)).toBe(true)
  expect(text).toContain('const words = {"zh-CN":{"hello":"你好"},"en-US":{"hello":"Hello"}}')
  expect(text).toContain('strings: words[document.documentElement.lang] ?? words["zh-CN"]')
  const own = { ...given, words: { 'en-US': { blocks: { mine: { hello: 'Hi' } } } } as never }
  expect(await hooks(blockModules(own)).load(`\0${TABLE}/mine`)).toContain('"en-US":{"hello":"Hi"}')
})

it('styles of a block are in the layer of blocks, unless they name one', () => {
  const { change } = hooks(blockModules({ root, langs: [] }))
  const inside = join(ENGINE, 'src/blocks/tabs/style.css')
  expect(change('.a{}', inside)).toBe('@layer blocks {\n.a{}\n}\n')
  expect(change('@import "./x.css";\n@import url(y);\n.a{}', `${inside}?inline`)).toBe(
    '@import "./x.css" layer(blocks);\n@import url(y) layer(blocks);\n@layer blocks {\n.a{}\n}\n',
  )
  expect(change('@layer mine{.a{}}', inside)).toBe('@layer mine{.a{}}')
  expect(change('@import "x" layer(a);\n', inside)).toBe('@import "x" layer(a);\n')
  expect(change('.a{}', join(root, 'theme.css'))).toBeUndefined()
})
