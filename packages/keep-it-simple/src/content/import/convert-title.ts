import { basename, dirname } from 'node:path/posix'
import { stripNumber } from '../place.ts'
import { takeTitle } from '../heading-title.ts'
import { maskBlocks } from './mask-code.ts'
import { noted, type Notes } from './note.ts'
import type { ReadPage } from './read-front-matter.ts'

const HEADING = /^# +\S.*$|^(?!\s|[#>*+-]|\d+[.)]).*\S.*\n=+[ \t]*$/m

/** A page's title, and its text without a heading that repeats it. */
export function convertTitle(
  page: ReadPage,
  file: string,
  { changes, todo }: Notes,
): { title: string; markdown: string } {
  const { data, lines, markdown, markdownLine } = page
  const own = data['title']
  const written = typeof own === 'string' || typeof own === 'number' ? String(own).trim() : ''
  if (written === '' && own !== undefined && own !== null && own !== '')
    todo.push(noted('`title` is no text and is left out.', lines['title']))
  const found = HEADING.exec(maskBlocks(markdown))
  const heading = found && markdown.slice(found.index, found.index + found[0].length)
  const line = found
    ? markdownLine + markdown.slice(0, found.index).split('\n').length - 1
    : undefined
  const text = heading === null ? '' : headingText(heading)
  if (written !== '' && written !== text) return { title: written, markdown }
  if (!found || heading === null || text === '') {
    const title = titleOfFile(file)
    changes.push(noted(`The title \`${title}\` comes from the name of the file.`, undefined))
    return { title, markdown }
  }
  changes.push(
    noted(
      written === ''
        ? `The first heading became the title \`${text}\`.`
        : 'The heading that repeats the title was removed.',
      line,
    ),
  )
  // Its lines stay as empty ones, so that later notes name the right lines.
  const rest =
    '\n'.repeat(heading.split('\n').length - 1) + markdown.slice(found.index + heading.length)
  return { title: text, markdown: markdown.slice(0, found.index) + rest }
}

/** As the compiler reads a heading that gives a page its title. */
function headingText(heading: string): string {
  const markdown = heading.startsWith('#') ? heading : `# ${heading.split('\n')[0]}`
  const source = { frontMatter: '', frontMatterLine: 1, markdown, markdownLine: 1 }
  return takeTitle(source).title ?? ''
}

/** `2024-01-02-a_first-note.md` → `a first note`; a README is called like its folder. */
function titleOfFile(file: string): string {
  const name = basename(file).replace(/\.\w+$/, '')
  const folder = basename(dirname(file))
  const isIndex = /^(?:readme|index)$/i.test(name) && folder !== '.' && folder !== ''
  const meant = stripNumber(isIndex ? folder : name).replace(/^\d{4}-\d{1,2}-\d{1,2}-(?=.)/, '')
  const words = meant.replace(/[_\s-]+/g, ' ').trim()
  return words === '' ? name : words
}
