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

it.each(['export const a = 1', 'export default 5', 'export default null', 'export default "x"'])(
  '%j has no settings',
  async (text) => {
    write('site.config.mjs', text)
    await expect(loadSite(root)).rejects.toMatchObject({
      diagnostics: [
        {
          severity: 'error',
          code: 'no-settings',
          file: 'site.config.mjs',
          message: 'site.config.mjs has no settings.',
          remedy: 'Write `export default defineSite({ … })`.',
        },
      ],
    })
  },
)

it('a folder that is no site is named, with what to do', async () => {
  await expect(loadSite(root)).rejects.toMatchObject({
    message: `There is no site.config.ts in ${root}.`,
    remedy: 'Run the command in the folder of a site, or name it with `--root`.',
    diagnostics: [],
  })
})

it('settings are read from JSON or from a module, the module first', async () => {
  write('site.config.json', JSON.stringify(RIGHT))
  const { file, settings, words } = await loadSite(root)
  expect(file).toBe(join(root, 'site.config.json'))
  expect([settings.site.author, words]).toEqual(['Title', {}])
  write('site.config.mjs', `export default ${JSON.stringify({ ...RIGHT, author: 'A' })}`)
  expect((await loadSite(root)).settings.site.author).toBe('A')
})

it('mistakes are named in the order of their lines', async () => {
  write(
    'site.config.mjs',
    'export default {\n  since: "x",\n  origin: "https://a.example/",\n  locales: [],\n}',
  )
  const error: unknown = await loadSite(root).catch((one: unknown) => one)
  const { diagnostics } = error as { diagnostics: readonly { line: number }[] }
  const lines = diagnostics.map(({ line }) => line)
  expect(lines.slice(0, 2)).toEqual([2, 3])
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
})
