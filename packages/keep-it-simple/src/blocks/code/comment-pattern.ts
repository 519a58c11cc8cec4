/** Languages whose line comments are other than `//`, `#` or `--`. */
const LINE_COMMENTS: Readonly<Record<string, string>> = {
  ini: ';|#',
  asm: ';|#',
  clojure: ';',
  lisp: ';',
  latex: '%',
  tex: '%',
  erlang: '%',
}
const USUAL = '\\/\\/|#|--'

interface CommentPattern {
  /** Matches text in which a comment has begun. */
  readonly opener: RegExp
  /** Matches a comment at the end of a line that holds nothing. */
  readonly empty: RegExp
}

export function commentPattern(language: string): CommentPattern {
  const line = LINE_COMMENTS[language] ?? USUAL
  return {
    opener: new RegExp(`${line}|\\/\\*|<!--`),
    empty: new RegExp(
      `(?:\\{\\/\\*[ \\t]*\\*\\/\\}|\\/\\*[ \\t]*\\*\\/|<!--[ \\t]*-->|(?:${line})[ \\t]*)$`,
    ),
  }
}
