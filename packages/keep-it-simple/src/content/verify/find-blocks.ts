import { readFileSync } from 'node:fs'
import type { Diagnostic } from '#model/diagnostic.ts'
import { FALLBACK_LANG } from '#model/locale.ts'
import { loadBlocks } from '../markdown/blocks/load-blocks.ts'
import type { RunBlock } from '../markdown/code/run-block.ts'
import { parsePage } from '../parse-page.ts'
import { scanDocs } from '../scan.ts'
import type { CompilerSettings } from '../settings.ts'
import { decodeSource, splitSource } from '../source.ts'

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
])

/** Every program below `docs/`, drafts included, as the site's own parser sees them. */
export async function findBlocks(settings: CompilerSettings): Promise<{
  blocks: FoundBlock[]
  diagnostics: Diagnostic[]
}> {
  const blockSet = await loadBlocks(settings.root)
  const blocks: FoundBlock[] = []
  const diagnostics: Diagnostic[] = []
  for (const { file, absolute } of scanDocs(settings.docs).files) {
    const shown = `docs/${file}`
    const { text } = decodeSource(shown, readFileSync(absolute))
    // Most pages have no program; those need no parsing.
    if (
      text === undefined ||
      !/\b(?:run|input|output|fails|readonly|editable|session|setup)\b/.test(text)
    )
      continue
    const { source } = splitSource(shown, text)
    const lang = settings.site.locales[0]?.lang ?? FALLBACK_LANG
    const { env } = parsePage(file, lang, source, settings, blockSet)
    for (const block of env.blocks) blocks.push({ ...block, file: shown })
    diagnostics.push(...env.diagnostics.filter(({ code }) => OURS.has(code)))
  }
  return { blocks, diagnostics }
}
