import type { SourceText } from './source.ts'

/** A key, what belongs to one, or a comment. */
const YAML_LINE = /^(?:[\w-]+ *:|\s+\S|- |#(?!# ))/

/**
 * A guess at the two parts of a file whose front matter is never closed or in another language, so
 * that the page can be shown while its author mends it.
 */
export function splitTorn(text: string): SourceText {
  const [first = '', ...lines] = text.split('\n')
  const closing = lines.findIndex((line) => /^---[ \t]*$/.test(line))
  const isYaml = first.trimEnd() === '---'
  const ends = closing === -1 ? lines.findIndex((line) => !YAML_LINE.test(line)) : closing
  const length = ends === -1 ? lines.length : ends
  const markdown = lines.slice(closing === -1 ? length : length + 1).join('\n')
  return {
    frontMatter: isYaml ? lines.slice(0, length).join('\n') : '',
    frontMatterLine: 2,
    markdown,
    markdownLine: 2 + length + (closing === -1 ? 0 : 1),
  }
}
