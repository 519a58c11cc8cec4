import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { resolveSite } from '#config/resolve-site.ts'
import { openHexo } from '#content/import/hexo/open-hexo.ts'
import { planImport } from '#content/import/plan-import.ts'
import { openPlume } from '#content/import/plume/open-plume.ts'
import { openVitePress } from '#content/import/vitepress/open-vitepress.ts'
import { compilerSettings } from '#content/settings.ts'
import { IMPORTS, STARTER } from '../support/imported-site.ts'

/**
 * Every text of the sites in `fixtures-import/` as it is here, what is left to do and the settings that
 * are proposed, in `<kind>-texts.txt`. `UPDATE=1` writes it; read it before you commit.
 */
it.each([
  ['hexo', openHexo],
  ['vitepress', openVitePress],
  ['plume', openPlume],
] as const)('a site of %s becomes the same texts', (kind, open) => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const settings = compilerSettings(root, resolveSite(STARTER))
  const folder = join(IMPORTS, kind)
  const site = open({ folder, into: '', dryRun: true }, settings)
  const { files, left, newAddress } = planImport(site, '', settings)
  const said = JSON.stringify([left, site.settings?.(newAddress)], undefined, 1)
  const whole = files.map(({ text, ...file }) => `${JSON.stringify(file)}\n${text}`)
  const text = [...whole, said].join('\n=====\n').replaceAll(IMPORTS, '.').replaceAll(root, '.')
  const kept = join(IMPORTS, `${kind}-texts.txt`)
  if (process.env['UPDATE']) writeFileSync(kept, text)
  expect(text).toBe(readFileSync(kept, 'utf8'))
})
