/**
 * Strings and names in their quotes, PostgreSQL's `$$ … $$` among them, comments, words, semicolons;
 * anything else one character at a time.
 */
const PIECE =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\$(\w*)\$[\s\S]*?\$\1\$|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[A-Za-z_]\w*|;|[\s\S]/g

/** A file of SQL, statement by statement. A trigger's body is part of its statement. */
export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let current = ''
  let words: string[] = []
  let depth = 0
  const finish = () => {
    if (words.length > 0) statements.push(current.trim())
    current = ''
    words = []
    depth = 0
  }
  for (const [piece] of text.matchAll(PIECE)) {
    current += piece
    if (/^[A-Za-z_]/.test(piece)) {
      const word = piece.toUpperCase()
      words.push(word)
      if (isTrigger(words) && (word === 'BEGIN' || word === 'CASE')) depth++
      if (word === 'END' && depth > 0) depth--
    } else if (piece === ';' && depth === 0) finish()
  }
  finish()
  return statements
}

const isTrigger = ([first, second, third]: readonly string[]): boolean =>
  first === 'CREATE' &&
  (second === 'TRIGGER' || (second?.startsWith('TEMP') === true && third === 'TRIGGER'))
