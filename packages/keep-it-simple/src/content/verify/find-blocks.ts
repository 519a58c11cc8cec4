import { readFileSync } from 'node:fs'
import type { Diagnostic } from '#model/diagnostic.ts'
import { FALLBACK_LANG } from '#model/locale.ts'
import { lintResults } from '../lint/results.ts'
import { loadBlocks } from '../markdown/blocks/load-blocks.ts'
import type { RunBlock } from '../markdown/code/run-block.ts'
import { parsePage } from '../parse-page.ts'
import { scanDocs } from '../scan.ts'
import type { CompilerSettings } from '../settings.ts'
import { decodeSource, splitSource } from '../source.ts'
import type { FoundClaim } from './claims/find-claims.ts'

/** A program of a page, with the file it stands in as diagnostics name it. */
export interface FoundBlock extends RunBlock {
  readonly file: string
}

/** Mistakes that stop a block from being run; `npx kis check` reports the others. */
const OURS = new Set([
  'run-without-output',
  'output-without-run',
  'input-without-run',
  'cannot-read-input',
  'cannot-run',
  'fails-without-run',
  'readonly-without-run',
  'editable-without-run',
  'cannot-share',
  'missing-source',
  'missing-script',
  'no-commands',
  'stray-source',
  'not-recorded',
])

export interface FoundBlocks {
  readonly blocks: FoundBlock[]
  /** Results that are no output of a program on the page. */
  readonly claims: FoundClaim[]
  /** Places that look like results and do not say where they come from. */
  readonly unmarked: number
  readonly diagnostics: Diagnostic[]
}

/** Every program and result below `docs/`, drafts included, as the site's own parser sees them. */
export async function findBlocks(settings: CompilerSettings): Promise<FoundBlocks> {
  const blockSet = await loadBlocks(settings.root)
  const blocks: FoundBlock[] = []
  const claims: FoundClaim[] = []
  let unmarked = 0
  const diagnostics: Diagnostic[] = []
  for (const { file, absolute } of scanDocs(settings.docs).files) {
    const shown = `docs/${file}`
    const { text } = decodeSource(shown, readFileSync(absolute))
    // A page without listings and figures shows no result.
    if (text === undefined || !/```|~~~|@\[code|\{source=/.test(text)) continue
    const { source } = splitSource(shown, text)
    const lang = settings.site.locales[0]?.lang ?? FALLBACK_LANG
    const { env, tokens } = parsePage(file, lang, source, settings, blockSet)
    for (const block of env.blocks) blocks.push({ ...block, file: shown })
    for (const claim of env.claims) claims.push({ ...claim, file: shown })
    unmarked += lintResults(tokens).length
    const ours = env.diagnostics.filter(({ code }) => OURS.has(code))
    // What a build only warns of is a claim that does not hold.
    diagnostics.push(...ours.map((one) => ({ ...one, severity: 'error' as const })))
  }
  return { blocks, claims, unmarked, diagnostics }
}
