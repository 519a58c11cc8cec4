import { isMap } from 'yaml'
import { explain } from '#config/explain.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { frontMatterProblem, valueAt } from './front-matter-problem.ts'
import { frontMatterSchema, type Frontmatter } from './front-matter-schema.ts'
import { parseYaml } from './parse-yaml.ts'
import { salvage, salvageDocument } from './salvage.ts'
import type { SourceText } from './source.ts'
import { keyLines, lineOfKey } from './yaml-lines.ts'
import { brokenYaml } from './yaml-mistake.ts'

/** More than any author writes; stops a document meant to exhaust the parser. */
const MAX_FRONT_MATTER = 64 * 1024
const MAX_ALIASES = 20

export interface CheckedFrontMatter {
  /** Absent when anything is wrong with it. */
  readonly data?: Frontmatter
  /** Then: what could be read of it. */
  readonly salvaged?: Partial<Frontmatter>
  /** Line of each top-level key in the file, for later messages. */
  readonly lines: Readonly<Record<string, number>>
  readonly diagnostics: readonly Diagnostic[]
}

/** What the author wrote, checked; plain YAML only. */
export function checkFrontMatter(file: string, source: SourceText): CheckedFrontMatter {
  const diagnostics: Diagnostic[] = []
  const report = (code: string, line: number, message: string, remedy: string) =>
    diagnostics.push({ severity: 'error', code, file, line, message, remedy })
  const failed = { lines: {}, diagnostics }

  if (source.frontMatter.length > MAX_FRONT_MATTER) {
    report(
      'front-matter-size',
      1,
      'The front matter is larger than 64 KiB.',
      'Move the text below the second `---`.',
    )
    return failed
  }
  const { document, counter, problem } = parseYaml(source.frontMatter)
  const lineAt = (offset: number) => counter.linePos(offset).line + source.frontMatterLine - 1
  if (problem) {
    diagnostics.push(brokenYaml(file, source, problem))
    const found = salvageDocument(document, MAX_ALIASES)
    const { title = found.title } = source
    return { ...failed, salvaged: { ...found, ...(title !== undefined && { title }) } }
  }
  if (
    (document.contents !== null && !isMap(document.contents)) ||
    /^\.\.\.\s*$/m.test(source.frontMatter)
  ) {
    const remedy = 'Write one `key: value` per line, and nothing but that.'
    report('broken-yaml', source.frontMatterLine, 'The front matter is not a list of keys.', remedy)
    return failed
  }
  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: MAX_ALIASES }) ?? {}
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    report(
      'broken-yaml',
      source.frontMatterLine,
      `The front matter cannot be read: ${reason}.`,
      'Write the values out instead of using YAML aliases.',
    )
    return failed
  }
  const lines = keyLines(document, lineAt)
  if (source.title !== undefined && !hasKey(value, 'title')) {
    value = { ...(value as object), title: source.title }
    lines['title'] = source.titleLine ?? source.markdownLine
  }
  const parsed = frontMatterSchema.safeParse(value)
  if (parsed.success) return { data: parsed.data, lines, diagnostics }

  const written = source.frontMatter.split('\n')
  for (const problem of explain(parsed.error.issues, value, frontMatterSchema)) {
    const [first] = problem.path
    if (problem.path.length === 1 && first === 'title' && !hasKey(value, 'title')) {
      report(
        'missing-title',
        source.frontMatterLine,
        'The page has no title.',
        source.frontMatter === ''
          ? 'Begin the file with `# Title`, or with front matter (`---`, `title: …`, `---`) and nothing above it.'
          : 'Add `title:` to the front matter, or begin the text with `# Title`.',
      )
      continue
    }
    const line = lineOfKey(lines, problem.path.join('.')) ?? source.frontMatterLine
    const place = { file, line, text: written[line - source.frontMatterLine] }
    diagnostics.push(frontMatterProblem(problem, valueAt(value, problem.path), place))
  }
  return { lines, diagnostics, salvaged: salvage(value) }
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
}
