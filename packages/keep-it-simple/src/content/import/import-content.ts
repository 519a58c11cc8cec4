import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '../check-content.ts'
import { removeStore } from '#store/store.ts'
import type { CompilerSettings } from '../settings.ts'
import { copyPublicFiles } from './copy-public-files.ts'
import { summaryOf, type ImportInput, type ImportReport } from './import-report.ts'
import { planImport } from './plan-import.ts'
import { writeSettings } from './settings/settings-file.ts'
import type { SourceSite } from './source-site.ts'
import { writeImport } from './write-import.ts'

/**
 * The pages of another site become pages of this one. The content is checked before and after, so
 * that the report names everything `kis check` will find new; a dry run does so in a copy.
 */
export async function importContent(
  open: (input: Required<ImportInput>, settings: CompilerSettings) => SourceSite,
  { folder, dryRun, into = '' }: ImportInput,
  settings: CompilerSettings,
): Promise<ImportReport> {
  const copy = mkdtempSync(join(tmpdir(), 'kis-import-'))
  try {
    if (!dryRun) mkdirSync(settings.docs, { recursive: true })
    const target = dryRun ? { ...settings, ...copyContent(settings, copy) } : settings
    const before = await checkContent(target)
    const known = new Set(before.diagnostics.map((one) => JSON.stringify(one)))
    const site = open({ folder, into, dryRun }, target)
    // Covers and pictures are looked for in `public/`, so its files come first.
    const { copied: publicFiles, todo } = copyPublicFiles(site, target.publicDir)
    const { files: planned, left, newAddress } = planImport(site, into, target)
    const { files, pictures } = writeImport(planned, site.folder, target.docs)
    const after = await checkContent(target)
    const problems = after.diagnostics.filter((one) => !known.has(JSON.stringify(one)))
    const said = site.settings?.(newAddress)
    const proposed = said && { ...said, todo: [...said.todo, ...todo] }
    const settingsFile = dryRun || !proposed ? undefined : writeSettings(settings.root, proposed)
    const report = {
      files,
      pictures,
      publicFiles,
      problems,
      ...(proposed && { settings: proposed }),
    }
    return {
      kind: site.kind,
      folder,
      into,
      dryRun,
      left,
      ...report,
      ...(settingsFile !== undefined && { settingsFile }),
      summary: summaryOf(report),
    }
  } finally {
    removeStore(join(copy, 'out'))
    rmSync(copy, { recursive: true, force: true })
  }
}

/** All that a check reads and may add to, in a place where a dry run can do so. */
function copyContent(
  settings: CompilerSettings,
  copy: string,
): Pick<CompilerSettings, 'docs' | 'publicDir' | 'drawings' | 'out' | 'generated'> {
  const copies = {
    docs: join(copy, 'docs'),
    publicDir: join(copy, 'public'),
    drawings: join(copy, 'drawings'),
    out: join(copy, 'out'),
    generated: join(copy, 'generated'),
  }
  mkdirSync(copies.docs)
  for (const name of ['docs', 'publicDir', 'drawings'] as const)
    if (existsSync(settings[name])) cpSync(settings[name], copies[name], { recursive: true })
  return copies
}
