/** What is wrong in words of the author, and what to do, by the code and the words of the parser. */
const MISTAKES: readonly (readonly [code: string, says: RegExp, why: string, remedy: string])[] = [
  [
    'BLOCK_AS_IMPLICIT_KEY',
    /./,
    'a value has `: ` in it, or a key is indented further than the one above it',
    'Fix the YAML: a value with `: ` needs quotes, and keys begin where the others do.',
  ],
  ['BAD_INDENT', /end with a \]/, 'a list is not closed', 'Close it with `]`.'],
  ['BAD_INDENT', /end with a \}/, 'a group of keys is not closed', 'Close it with `}`.'],
  ['TAB_AS_INDENT', /./, 'a line begins with a tab', 'Begin it with spaces.'],
  ['DUPLICATE_KEY', /./, 'the same key stands there twice', 'Remove one of the two.'],
  ['MISSING_CHAR', /quote/, 'a quote is not closed', 'Close it at the end of the value.'],
  [
    'BAD_SCALAR_START',
    /./,
    'a value begins with a character that means something else in YAML',
    'Put the value in quotes.',
  ],
]

interface YamlProblem {
  readonly code: string
  readonly message: string
}

export function yamlMistake({ code, message }: YamlProblem): { why: string; remedy: string } {
  const known = MISTAKES.find(([one, says]) => one === code && says.test(message))
  const [, , why = message, remedy] = known ?? []
  return {
    why,
    remedy:
      remedy ?? 'Fix the YAML; a value with `: ` or a leading special character needs quotes.',
  }
}
