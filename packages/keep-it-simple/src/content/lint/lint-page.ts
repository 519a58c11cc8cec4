import { readFileSync } from 'node:fs'
import type { Diagnostic } from '#model/diagnostic.ts'
import { langOf, localeOf } from '#model/locale.ts'
import { ruleLevel, ruleOptions, RULES, type RuleName } from '#model/rules.ts'
import { checkFrontMatter } from '../front-matter.ts'
import type { BlockSet } from '../markdown/blocks/block.ts'
import { loadBlocks } from '../markdown/blocks/load-blocks.ts'
import { parsePage } from '../parse-page.ts'
import { scanDocs } from '../scan.ts'
import type { CompilerSettings } from '../settings.ts'
import { takeTitle } from '../heading-title.ts'
import { decodeSource, splitSource } from '../source.ts'
import { lintChinese } from './chinese-copy.ts'
import { lintExclamations } from './exclamation.ts'
import { loadAutocorrect, noAutocorrect, type Autocorrect } from './load-autocorrect.ts'
import { lintResults } from './results.ts'
import { lintDepth, lintDescription, lintSections } from './shape.ts'
import { lintTags } from './tags.ts'

/** Something a rule is against; `line` counts from the text's first. */
export interface Finding {
  readonly line: number
  readonly code: RuleName
  readonly message: string
  readonly remedy: string
}

const SEVERITY = { warn: 'warning', error: 'error' } as const

/** The rules a site has turned on, for every page. The build itself does not ask them. */
export async function lintDocs(
  settings: CompilerSettings,
  load: () => Promise<Autocorrect> = loadAutocorrect,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = []
  const names = Object.keys(RULES) as RuleName[]
  if (names.every((name) => ruleLevel(settings.rules, name) === 'off')) return diagnostics
  let autocorrect: Autocorrect | undefined
  const chinese = ruleLevel(settings.rules, 'chinese-copywriting')
  if (chinese !== 'off')
    try {
      autocorrect = await load()
    } catch (error) {
      diagnostics.push({ severity: SEVERITY[chinese], ...noAutocorrect(error) })
    }
  const blocks = await loadBlocks(settings.root)
  for (const { file, absolute } of scanDocs(settings.docs).files)
    diagnostics.push(...lintPage(file, readFileSync(absolute), settings, blocks, autocorrect))
  return diagnostics
}

function lintPage(
  file: string,
  bytes: Uint8Array,
  settings: CompilerSettings,
  blocks: BlockSet,
  autocorrect: Autocorrect | undefined,
): Diagnostic[] {
  const { rules } = settings
  const shown = `docs/${file}`
  const { text } = decodeSource(shown, bytes)
  if (text === undefined) return []
  const { source: whole } = splitSource(shown, text)
  const source = takeTitle(whole)
  const { data: front, lines } = checkFrontMatter(shown, source)
  const lang = langOf(front?.lang, localeOf(settings.site.locales, `/${file}`))
  const { tokens } = parsePage(file, lang, source, settings, blocks)
  const lengths = ruleOptions(rules, 'description-length')
  const inText = [
    ...lintDepth(tokens, front?.outline, ruleOptions(rules, 'max-heading-depth')),
    ...lintSections(tokens),
    ...lintExclamations(tokens),
    ...lintResults(tokens),
    ...(autocorrect && /^zh\b/.test(lang) ? lintChinese(tokens, autocorrect) : []),
  ]
  const report = ({ code, ...words }: Omit<Finding, 'line'>, line: number): Diagnostic[] => {
    const level = ruleLevel(rules, code)
    return level === 'off' ? [] : [{ severity: SEVERITY[level], code, file: shown, line, ...words }]
  }
  return [
    ...inText.flatMap(({ line, ...finding }) => report(finding, source.markdownLine + line)),
    ...lintDescription(front?.description, lang, lengths).flatMap((one) =>
      report(one, lines['description'] ?? 1),
    ),
    ...lintTags(front?.tags, settings.tags[lang]).flatMap((one) => report(one, lines['tags'] ?? 1)),
  ]
}
