import { createHighlighter, type BundledLanguage } from 'shiki'
import { describe, expect, it } from 'vitest'
import { classOfColour, CODE_THEME } from './code-theme.ts'
import { createCodeHighlighter } from './highlighter.ts'

/** The same lines again and again, where the grammar stands elsewhere each time. */
const BLOCKS: readonly (readonly [language: string, code: string])[] = [
  ['javascript', 'const a = 1\n/*\nconst a = 1\n*/\nconst a = 1'],
  ['javascript', 'const b = `\nconst a = 1\n${\nconst a = 1\n}`\n\nconst a = 1'],
  ['bash', 'cat <<A\necho $x\nB\nA\necho $x\ncat <<B\nA\necho $x\nB\nA'],
  ['bash', "cat <<'A'\necho $x\nB\nA\necho $x\ncat <<'B'\nA\necho $x\nB\nA"],
]
const LANGUAGES = [...new Set(BLOCKS.map(([language]) => language)), 'css']

const engine = await createHighlighter({ themes: [CODE_THEME], langs: LANGUAGES })

/** Letters of the characters of each line, by Shiki alone. */
function plainly(language: string, code: string): string[] {
  const lang = language as BundledLanguage
  const lines = engine.codeToTokensBase(code, { lang, theme: CODE_THEME, tokenizeTimeLimit: 0 })
  return lines.map((tokens) => tokens.map(({ content, color }) => each(content, color)).join(''))
}

const each = (text: string, colour: string | undefined): string =>
  text.replace(/\S/g, classOfColour(colour) ?? '-')

/** The same of what the page gets. */
const letters = (html: string): string =>
  html
    .replace(/&(?:lt|gt|quot|amp|#39);/g, '.')
    .replace(/<span class="(\w)">([^<]*)<\/span>|[^<]/g, (one, letter?: string, text?: string) =>
      letter ? text!.replace(/\S/g, letter) : one.replace(/\S/, '-'),
    )

describe('lines that were coloured before', () => {
  it('look as if they had not been, whatever came before them', async () => {
    const highlighter = createCodeHighlighter(LANGUAGES)
    await highlighter.load(LANGUAGES)
    for (const [language, code] of [...BLOCKS, ...BLOCKS.toReversed()])
      expect(highlighter.lines(code, language)!.map(letters)).toEqual(plainly(language, code))
  })
})
