import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { basename, dirname, join as joinPath, relative } from 'node:path/posix'
import { encodePath } from '#model/path.ts'
import { codeLines, type Line } from '../body/lines.ts'
import { noted, shown, type Notes } from '../note.ts'
import type { SourcePage } from '../source-site.ts'

const SNIPPET = /^(\s*)<<<\s*(\S.*?)\s*$/
const PARTS = /^(.+?(?:\.\w+)?)(?:#([\w-]+))?(?:\s*\{([^}]*)\})?(?:\s*\[(.+)\])?$/

export interface SnippetSpace {
  readonly folder: string
  readonly srcDir: string
  /** Path below `docs/` of a file of the pages' folder. */
  readonly place: (inside: string) => string
}

/** `<<< @/snippets/a.js#region{2 ts:line-numbers} [title]` becomes `@[code …](./a.js#region)`. */
export function convertSnippets(
  lines: readonly Line[],
  page: SourcePage,
  space: SnippetSpace,
  notes: Notes,
): { readonly lines: Line[]; readonly files: ReadonlyMap<string, string> } {
  const code = codeLines(lines)
  const files = new Map<string, string>()
  const result = lines.map((one, at): Line => {
    const match = code[at] ? null : SNIPPET.exec(one.text)
    if (!match) return one
    const [, path = '', region, said = '', title] = PARTS.exec(match[2]!) ?? []
    const source = path.startsWith('@/')
      ? joinPath(space.srcDir, path.slice(2))
      : path.startsWith('@')
        ? joinPath(space.srcDir, path.slice(1))
        : joinPath(dirname(page.from), path)
    const file = join(space.folder, source)
    if (!existsSync(file) || !statSync(file).isFile()) {
      notes.todo.push(noted(`${shown(match[2])} is not there and stays as it is.`, one.line))
      return one
    }
    const inside =
      space.srcDir === ''
        ? source
        : source.startsWith(`${space.srcDir}/`)
          ? source.slice(space.srcDir.length + 1)
          : `../${source}`
    const target = inside.startsWith('../')
      ? joinPath(dirname(page.to), basename(source))
      : space.place(inside)
    files.set(source, target)
    const near = relative(dirname(page.to), target)
    const where = encodePath(near.startsWith('../') ? near : `./${near}`)
    const marked = /(?:^|\s)([\d,-]+)(?=\s|$)/.exec(said)?.[1]
    const language = said.split(/\s+/).find((word) => word !== '' && !/^[\d,-]+$/.test(word)) ?? ''
    const info = [
      language === '' ? (marked === undefined ? '' : ending(source)) : language,
      marked === undefined ? '' : `{${marked}}`,
    ].join('')
    const name = title === undefined ? '' : ` title="${title.replaceAll('"', "'")}"`
    const written = `${match[1]}@[code${info === '' ? '' : ` ${info}`}${name}](${where}${region === undefined ? '' : `#${region}`})`
    notes.changes.push(noted(`${shown(one.text)} became ${shown(written)}.`, one.line))
    return { ...one, text: written }
  })
  return { lines: result, files }
}

const ending = (file: string): string => /\.(\w+)$/.exec(file)?.[1] ?? 'text'
