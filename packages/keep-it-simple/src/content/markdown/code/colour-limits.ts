import { escapeHtml } from '#model/escape-html.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { report, type PageEnv } from '../page-env.ts'
import { MAX_LINE } from './highlighter.ts'
import { allSteps, type Steps } from './steps.ts'

/** Above this a block is shown plain: colour helps nobody there, and grammars are slow. */
const MAX_BLOCK = 200_000
/** Characters of one page that are coloured, a book of code; what stands behind them is plain. */
const MAX_PAGE = 500_000

/** What is left of a page's colours. */
export interface Colours {
  characters: number
  readonly steps: Steps
}

/** What a page begins with. */
export const allColours = (): Colours => ({ characters: MAX_PAGE, steps: allSteps() })

/**
 * The lines of a block as HTML, in colours as far as its page has any left. By lengths and steps and
 * never by the clock, so that a busy machine draws what an idle one does.
 */
export function colourLines(
  env: PageEnv,
  lines: readonly string[],
  language: string,
  line: number,
): readonly string[] {
  const plain = () => lines.map(escapeHtml)
  const warn = (said: Pick<Diagnostic, 'code' | 'message' | 'remedy'>) =>
    report(env, { severity: 'warning', ...said }, { line })
  if (language === 'plain') return plain()
  const { colours } = env
  const text = lines.join('\n')
  if (text.length > MAX_BLOCK) {
    warn({
      code: 'plain-code',
      message: `A code block of ${text.length} characters is shown without colours.`,
      remedy: 'Show a part of it, or write `text` as its language.',
    })
    return plain()
  }
  if (text.length > colours.characters) {
    if (colours.characters > 0)
      warn({
        code: 'plain-code',
        message: `The code of this page has more than ${MAX_PAGE} characters; from here on it is shown without colours.`,
        remedy: 'Split the page.',
      })
    colours.characters = 0
    return plain()
  }
  colours.characters -= text.length
  const painted = paint(env, text, language)
  if (painted === undefined) {
    warn({
      code: 'plain-code',
      message: `The grammar of \`${language}\` needs too many steps; from here on code is shown without colours.`,
      remedy: 'Write `text` as the language of this block.',
    })
    colours.characters = 0
    return plain()
  }
  const longest = lines.reduce((most, one) => Math.max(most, one.length), 0)
  if (longest >= MAX_LINE)
    warn({
      code: 'plain-code',
      message: `A line of ${longest} characters is shown without colours.`,
      remedy: 'Break the line, or write `text` as the language of the block.',
    })
  return painted
}

/** As it was highlighted before, at the same cost, or by the grammar. */
function paint(
  { highlighter, highlights, colours: { steps } }: PageEnv,
  text: string,
  language: string,
): readonly string[] | undefined {
  const known = highlights?.find(language, text)
  if (known) {
    steps.left -= known.steps
    return steps.left < 0 ? undefined : known.lines
  }
  const before = steps.left
  const lines = highlighter.lines(text, language, steps)
  if (lines) highlights?.keep(language, text, { steps: before - steps.left, lines })
  return lines
}
