import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { resolveSite } from '#config/resolve-site.ts'
import { copyPublicFiles } from '#content/import/copy-public-files.ts'
import { openHexo } from '#content/import/hexo/open-hexo.ts'
import { openMarkdown } from '#content/import/open-markdown.ts'
import { planImport } from '#content/import/plan-import.ts'
import { openPlume } from '#content/import/plume/open-plume.ts'
import { openVitePress } from '#content/import/vitepress/open-vitepress.ts'
import { compilerSettings } from '#content/settings.ts'
import { IMPORTS, STARTER } from '../support/imported-site.ts'

const OPEN = {
  hexo: openHexo,
  vitepress: openVitePress,
  plume: openPlume,
  markdown: openMarkdown,
}
const edges = readdirSync(join(IMPORTS, 'edges'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `edges/${name}`)
  .toSorted()

/**
 * Every text of the sites in `fixtures-import/` as it is here, the files that come with it, what is left
 * to do and the settings that are proposed, in `<site>-texts.txt`. `npm run goldens -- --update engine` writes it; read it before
 * you commit.
 */
it.each(['hexo', 'vitepress', 'plume', ...edges])('the site %s becomes the same texts', (name) => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const settings = compilerSettings(root, resolveSite(STARTER))
  const folder = join(IMPORTS, name)
  const open = OPEN[/[a-z]+/.exec(name.replace('edges/', ''))![0] as keyof typeof OPEN]
  const into = /^edges\/(?:hexo|markdown)/.test(name) ? 'blog' : ''
  const site = open({ folder, into, dryRun: true }, settings)
  const { copied, todo } = copyPublicFiles(site, settings.publicDir)
  const { files, left, newAddress } = planImport(site, into, settings)
  const said = { left, copied, notCopied: todo, ...site.settings?.(newAddress) }
  const whole = files.map(({ text, pictures, ...file }) => {
    const head = JSON.stringify({ ...file, ...(pictures.size > 0 && { shows: [...pictures] }) })
    return `${head}\n${text}`
  })
  const text = [...whole, JSON.stringify(said, undefined, 1)].join('\n=====\n')
  const kept = join(IMPORTS, `${name}-texts.txt`)
  const plain = `${text.replaceAll(IMPORTS, '.').replaceAll(root, '.')}\n`
  if (process.env['UPDATE']) writeFileSync(kept, plain)
  expect(plain).toBe(readFileSync(kept, 'utf8'))
})
