import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSite } from './load-site.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'load-site-'))))
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(root, name), text)
const RIGHT = {
  origin: 'https://a.example',
  locales: [{ prefix: '/', lang: 'en-US', label: 'E', title: 'Title', description: 'D' }],
}

it('settings are read from JSON or from a module, the module first', async () => {
  write('site.config.json', JSON.stringify(RIGHT))
  const { file, settings, words } = await loadSite(root)
  expect(file).toBe(join(root, 'site.config.json'))
  expect([settings.site.author, words]).toEqual(['Title', {}])
  write('site.config.mjs', `export default ${JSON.stringify({ ...RIGHT, author: 'A' })}`)
  expect((await loadSite(root)).settings.site.author).toBe('A')
})
