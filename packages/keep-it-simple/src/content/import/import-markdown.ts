import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '../check-content.ts'
import type { CompilerSettings } from '../settings.ts'
import { summaryOf, type ImportReport } from './import-report.ts'
import { planImport } from './plan-import.ts'
import { writeImport } from './write-import.ts'

export interface ImportInput {
  /** Absolute path of what is imported. */
  readonly folder: string
  /** Folder below `docs/`; may be empty. */
  readonly into: string
  readonly dryRun: boolean
}

/**
 * A folder of Markdown becomes pages of the site. The content is checked before and after, so that
 * the report names everything `kis check` will find new; a dry run does so in a copy.
 */
export async function importMarkdown(
  { folder, into, dryRun }: ImportInput,
  settings: CompilerSettings,
): Promise<ImportReport> {
  const copy = mkdtempSync(join(tmpdir(), 'kis-import-'))
  try {
    if (!dryRun) mkdirSync(settings.docs, { recursive: true })
    const target = dryRun ? { ...settings, ...copyContent(settings, copy) } : settings
    const before = await checkContent(target)
    const known = new Set(before.diagnostics.map((one) => JSON.stringify(one)))
    const plan = planImport(folder, into, target)
    const { files, pictures } = writeImport(plan, folder, target.docs)
    const after = await checkContent(target)
    const problems = after.diagnostics.filter((one) => !known.has(JSON.stringify(one)))
    const { left } = plan
    const summary = summaryOf({ files, pictures, problems })
    return { kind: 'markdown', folder, into, dryRun, files, pictures, left, problems, summary }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** All that a check reads and may add to, in a place where a dry run can do so. */
function copyContent(
  { docs, drawings }: CompilerSettings,
  copy: string,
): Pick<CompilerSettings, 'docs' | 'drawings' | 'out' | 'generated'> {
  const copies = {
    docs: join(copy, 'docs'),
    drawings: join(copy, 'drawings'),
    out: join(copy, 'out'),
    generated: join(copy, 'generated'),
  }
  mkdirSync(copies.docs)
  if (existsSync(docs)) cpSync(docs, copies.docs, { recursive: true })
  if (existsSync(drawings)) cpSync(drawings, copies.drawings, { recursive: true })
  return copies
}
