import type { MarkdownIt, Token } from 'markdown-it'

/** Characters that are set without spaces between them. Korean is not: it writes words apart. */
const SOLID =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u
/** Marks both scripts share; beside Chinese they are Chinese. */
const SHARED = /[“”‘’—…·]/u

/** They hang on the word before them. */
const NOTE_MARKS = new Set(['footnote_ref', 'annotation_ref'])

/**
 * A line end inside a Chinese sentence is no space: browsers would paint one. (The plugin for this,
 * markdown-it-cjk-breaks 2, throws where emphasis or a picture stands at the line end.)
 */
export function chineseLines(md: MarkdownIt): void {
  md.core.ruler.push('chinese-lines', (state) => {
    for (const { children } of state.tokens) {
      children?.forEach((token, index) => {
        if (token.type !== 'softbreak') return
        const before = edge(children, index, -1)
        const after = edge(children, index, 1)
        if (before !== undefined && after !== undefined && joins(before, after)) {
          token.type = 'text'
          token.content = ''
          // Lines are still counted by their ends.
          token.markup = '\n'
        }
      })
    }
  })
}

function joins(before: string, after: string): boolean {
  if (SOLID.test(before)) return SOLID.test(after) || SHARED.test(after)
  return SHARED.test(before) && SOLID.test(after)
}

/** The nearest character of running text on one side; code and pictures count as Latin. */
function edge(tokens: readonly Token[], from: number, step: 1 | -1): string | undefined {
  for (let at = from + step; at >= 0 && at < tokens.length; at += step) {
    const { type, content, nesting } = tokens[at]!
    if (type === 'text' || type === 'text_special') {
      const characters = [...content]
      if (characters.length > 0) return step === 1 ? characters[0] : characters.at(-1)
    } else if (nesting === 0 && !NOTE_MARKS.has(type)) return undefined
  }
  return undefined
}
