import type { Lang } from '#model/locale.ts'
import type { BlockSet } from './markdown/blocks/block.ts'
import type { CodeHighlighter } from './markdown/code/highlighter.ts'
import { parseMarkdown } from './markdown/compile.ts'
import type { CompilerSettings } from './settings.ts'
import type { SourceText } from './source.ts'

/** Nothing is drawn, so nothing is coloured. */
const PLAIN: CodeHighlighter = {
  languages: [],
  resolve: () => 'plain',
  load: async () => undefined,
  lines: (code) => code.split('\n'),
}

/** A page's tokens and what its rules found, for those who only look at it. */
export function parsePage(
  file: string,
  lang: Lang,
  source: SourceText,
  settings: CompilerSettings,
  blockSet: BlockSet,
) {
  return parseMarkdown(source.markdown, {
    file,
    lang,
    ...(settings.words && { words: settings.words }),
    blockSet,
    base: settings.site.base,
    docs: settings.docs,
    publicDir: settings.publicDir,
    generated: settings.generated,
    firstLine: source.markdownLine,
    highlighter: PLAIN,
    proofs: new Map(),
    drawings: settings.drawings,
    palette: settings.colours.palette,
    undrawable: {},
  })
}
