import type { Diagnostic } from '#model/diagnostic.ts'
import type { YamlProblem } from './parse-yaml.ts'
import type { SourceText } from './source.ts'

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
  ['TOO_DEEP', /./, 'it is nested too deeply', 'Write less into each other.'],
  [
    'BAD_SCALAR_START',
    /./,
    'a value begins with a character that means something else in YAML',
    'Put the value in quotes.',
  ],
]

/** Longer pieces of a line help nobody. */
const SHOWN = 60

/** A mistake the parser found, at its place and with the text it found there. */
export function brokenYaml(file: string, source: SourceText, problem: YamlProblem): Diagnostic {
  const { kind, says } = problem
  const known = MISTAKES.find(([one, words]) => one === kind && words.test(says))
  const [, , why = says, remedy] = known ?? []
  // What is never closed is missed at the end, where there is nothing to see.
  const end = source.frontMatter.trimEnd().length
  const before = source.frontMatter.slice(0, Math.min(problem.at, end))
  const start = before.lastIndexOf('\n') + 1
  const [text = ''] = source.frontMatter.slice(start).split('\n', 1)
  const shown = text.trim().slice(0, SHOWN)
  return {
    severity: 'error',
    code: 'broken-yaml',
    file,
    line: source.frontMatterLine + before.split('\n').length - 1,
    column: before.length - start + 1,
    message: `The front matter is not valid YAML: ${why}, at \`${shown}\`.`,
    remedy:
      remedy ?? 'Fix the YAML; a value with `: ` or a leading special character needs quotes.',
  }
}
