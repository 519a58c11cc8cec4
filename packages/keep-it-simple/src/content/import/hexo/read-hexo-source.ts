import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeSource } from '../../source.ts'
import type { FailedFile } from '../import-report.ts'
import { noted, type Note } from '../note.ts'
import { readFrontMatter, type ReadPage } from '../read-front-matter.ts'

/** Longer lines of dashes around front matter; the one that ends it may be longer than the first. */
const DASHES = /(?<![^])(-{3,})[ \t]*\n([\s\S]*?^)\1-*(?=[ \t]*$)/m

/** Hexo reads front matter whose first line of dashes is missing, and JSON without braces. */
export function readHexoSource(folder: string, from: string): ReadPage | FailedFile {
  const fail = (note: Note): FailedFile => ({ from, todo: [note] })
  const { text, diagnostics } = decodeSource(from, readFileSync(join(folder, from)))
  if (text === undefined)
    return fail(noted(diagnostics[0]?.message ?? 'The file cannot be read.', diagnostics[0]?.line))
  const isOpen = /^[\w-]+:(?:[ \t].*)?\n(?:(?!-{3,}[ \t]*\n).*\n)*?-{3,}[ \t]*(?:\n|$)/.test(text)
  const json = /^;{3,}\n([\s\S]+?)\n;{3,}(?=\n|$)/.exec(text)
  const whole = isOpen
    ? `---\n${text}`
    : json && !json[1]!.trimStart().startsWith('{')
      ? `;;;\n{${json[1]}}\n;;;${text.slice(json[0].length)}`
      : text
  const page = readFrontMatter(whole.replace(DASHES, '---\n$2---'))
  if ('refused' in page) return fail(page.refused)
  return isOpen ? movedUp(page) : page
}

/** The line that was added is not in the file. */
const movedUp = (page: ReadPage): ReadPage => ({
  ...page,
  lines: Object.fromEntries(Object.entries(page.lines).map(([key, line]) => [key, line - 1])),
  markdownLine: page.markdownLine - 1,
  todo: page.todo.map(({ line, message }) =>
    noted(message, line === undefined ? undefined : line - 1),
  ),
})
