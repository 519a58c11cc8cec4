import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { resolveSite } from '#config/resolve-site.ts'
import { copyPublicFiles } from '#content/import/copy-public-files.ts'
import { openHexo } from '#content/import/hexo/open-hexo.ts'
import { openMarkdown } from '#content/import/open-markdown.ts'
import { planImport, type PlannedFile } from '#content/import/plan-import.ts'
import { openPlume } from '#content/import/plume/open-plume.ts'
import { openVitePress } from '#content/import/vitepress/open-vitepress.ts'
import { compilerSettings } from '#content/settings.ts'
import type { SiteInput } from '#model/site-settings.ts'
import { STARTER } from './imported-site.ts'
import { writeFolder } from './old-site.ts'
import type { Files } from './tiny-site.ts'

const OPEN = {
  hexo: openHexo,
  vitepress: openVitePress,
  plume: openPlume,
  markdown: openMarkdown,
}

/** What a site of a few files becomes in a new one; of all that is written only `public/` is. */
export function importHere(
  kind: keyof typeof OPEN,
  files: Files,
  { into = '', input = {} }: { into?: string; input?: Partial<SiteInput> } = {},
) {
  const folder = writeFolder(files)
  const root = mkdtempSync(join(tmpdir(), 'import-here-'))
  onTestFinished(() => {
    for (const one of [folder, root]) rmSync(one, { recursive: true, force: true })
  })
  const settings = compilerSettings(root, resolveSite({ ...STARTER, ...input }))
  const site = OPEN[kind]({ folder, into, dryRun: true }, settings)
  const { copied, todo } = copyPublicFiles(site, settings.publicDir)
  const { files: planned, left, newAddress } = planImport(site, into, settings)
  const of = (from: string): PlannedFile => {
    const found = planned.find((one) => one.from === from)
    if (!found) throw new Error(`${from} is none of ${planned.map((one) => one.from).join(', ')}`)
    return found
  }
  return {
    site,
    left,
    copied,
    notCopied: todo,
    /** Where every file goes. */
    places: Object.fromEntries(planned.map(({ from, to }) => [from, to])),
    of,
    /** The text without its front matter. */
    body: (from: string): string => (of(from).text ?? '').replace(/^---\n[^]*?\n---\n/, '').trim(),
    /** The lines of its front matter. */
    front: (from: string): string[] =>
      (/^---\n([^]*?)\n---\n/.exec(of(from).text ?? '')?.[1] ?? '').split('\n'),
    /** `settings` of the site, for these pages. */
    get proposed() {
      return site.settings!(newAddress)
    },
  }
}
