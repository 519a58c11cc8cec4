import { isMap, LineCounter, parseDocument } from 'yaml'
import { splitSource } from '../source.ts'
import { keyLines } from '../yaml-lines.ts'
import { noted, type Note } from './note.ts'

export interface ReadPage {
  readonly data: Readonly<Record<string, unknown>>
  /** Line of each key in the file. */
  readonly lines: Readonly<Record<string, number>>
  readonly markdown: string
  /** Line of the file on which the Markdown starts. */
  readonly markdownLine: number
  readonly todo: readonly Note[]
  /** The id its first heading had, when the author chose one. */
  readonly titleId?: string
}

/** Why a file cannot be imported as it is. */
export interface Refused {
  readonly refused: Note
}

/** As many as a page of ours may have. */
const MAX_ALIASES = 20

/** Front matter of other generators: YAML, JSON, or none. What cannot be read is never guessed at. */
export function readFrontMatter(text: string): ReadPage | Refused {
  if (/^\+\+\+[ \t]*\n/.test(text))
    return refuse('Front matter in TOML (`+++`) is not understood; write it as YAML.', 1)
  const json =
    /^(?:---json[ \t]*\n([\s\S]*?\n)---|;;;[ \t]*\n([\s\S]*?\n);;;|(\{\n[\s\S]*?\n\}))[ \t]*(?:\n|$)/.exec(
      text,
    )
  if (json) return readJson(text, json)
  const { source, diagnostics } = splitSource('', text)
  const [problem] = diagnostics
  if (problem?.code === 'front-matter-language') return refuse(problem.message, 1)
  // A line across the page, or fences that hold prose: the text begins right there.
  if (problem) return plain(text)
  return readYaml(text, source)
}

const plain = (markdown: string): ReadPage => ({
  data: {},
  lines: {},
  markdown,
  markdownLine: 1,
  todo: [],
})

const refuse = (message: string, line: number): Refused => ({ refused: noted(message, line) })

function readYaml(
  text: string,
  source: ReturnType<typeof splitSource>['source'],
): ReadPage | Refused {
  const { frontMatter, frontMatterLine, markdown, markdownLine } = source
  const counter = new LineCounter()
  const document = parseDocument(frontMatter, {
    lineCounter: counter,
    schema: 'core',
    prettyErrors: false,
    logLevel: 'silent',
  })
  const lineAt = (offset: number) => counter.linePos(offset).line + frontMatterLine - 1
  const [error] = document.errors
  if (!error && document.contents !== null && !isMap(document.contents)) return plain(text)
  if (error)
    return refuse(`The front matter is not valid YAML: ${error.message}.`, lineAt(error.pos[0]))
  try {
    const data = (document.toJS({ maxAliasCount: MAX_ALIASES }) ?? {}) as Record<string, unknown>
    const todo = commentLines(frontMatter, frontMatterLine)
    return { data, lines: keyLines(document, lineAt), markdown, markdownLine, todo }
  } catch (caught) {
    const reason = caught instanceof Error ? caught.message : String(caught)
    return refuse(`The front matter cannot be read: ${reason}.`, frontMatterLine)
  }
}

/** Front matter is written anew, so remarks in it would go unnoticed. */
const commentLines = (frontMatter: string, firstLine: number): Note[] =>
  frontMatter
    .split('\n')
    .flatMap((line, index) =>
      line.startsWith('#')
        ? [noted(`The comment \`${line}\` in the front matter is left out.`, firstLine + index)]
        : [],
    )

function readJson(text: string, match: RegExpExecArray): ReadPage | Refused {
  const [whole, fenced, semicolons, bare] = match
  const written = fenced ?? semicolons ?? bare ?? ''
  let data: unknown
  try {
    data = JSON.parse(written)
  } catch {
    // A page may begin with a brace; fences say that it is meant as front matter.
    return bare === undefined ? refuse('The front matter is not valid JSON.', 1) : plain(text)
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return refuse('The front matter is not a list of keys.', 1)
  const before = bare === undefined ? 2 : 1
  const lines: Record<string, number> = {}
  written.split('\n').forEach((line, index) => {
    const key = /^\s*\{?\s*"([^"]+)"\s*:/.exec(line)?.[1]
    if (key !== undefined && Object.hasOwn(data, key)) lines[key] ??= index + before
  })
  return {
    data: data as Record<string, unknown>,
    lines,
    markdown: text.slice(whole.length),
    markdownLine: whole.split('\n').length,
    todo: [],
  }
}
