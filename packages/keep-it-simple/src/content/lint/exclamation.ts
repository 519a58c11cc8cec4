import type { Token } from 'markdown-it'
import type { Finding } from './lint-page.ts'

/**
 * Behind a word, so that `n!`, `!=` and a mark that is talked about are left alone. Before a closing
 * quotation mark it is somebody else's.
 */
const EXCLAMATION =
  /[\p{Script=Han}」』）]！|！\p{Script=Han}|[\p{L}\p{M}]{2}[!！]+(?=[\s)\]）]|$)/u

/** Exclamation marks of sentences; those in code are not the author's tone. */
export function lintExclamations(tokens: readonly Token[]): Finding[] {
  return tokens.flatMap((token) =>
    token.type === 'inline'
      ? proseOf(token)
          .split('\n')
          .flatMap((text, at) => (EXCLAMATION.test(text) ? [found(token, at)] : []))
      : [],
  )
}

const found = (token: Token, at: number): Finding => ({
  line: (token.map?.[0] ?? 0) + at,
  code: 'no-exclamation-mark',
  message: 'A sentence ends with an exclamation mark.',
  remedy: 'Say it plainly, with a full stop.',
})

/** The words of a paragraph, line by line; anything that is not text is a gap. */
const proseOf = ({ children }: Token): string =>
  (children ?? [])
    .map(({ type, content }) => {
      if (type === 'softbreak' || type === 'hardbreak') return '\n'
      if (type === 'text' || type === 'text_special') return content
      return content === '' ? '' : ' '
    })
    .join('')
