import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { dirname, join as joinPath } from 'node:path/posix'
import { decodePath } from '#model/path.ts'
import { codeLines, type Line } from '../body/lines.ts'
import type { SourcePage } from '../source-site.ts'

const EMBED = /^\s*@\[(code|code-tree|pdf|video|demo)\b[^\]]*\]\((\S+?)(?:\s+"[^"]*")?\)\s*$/

/** Files that a page shows by `@[code](./a.js)` and the like; they lie beside it here too. */
export function shownFiles(
  lines: readonly Line[],
  page: SourcePage,
  folder: string,
  docs: string,
  place: (inside: string) => string,
): ReadonlyMap<string, string> {
  const code = codeLines(lines)
  const found = new Map<string, string>()
  const add = (source: string) => {
    const inside =
      docs === ''
        ? source
        : source.startsWith(`${docs}/`)
          ? source.slice(docs.length + 1)
          : undefined
    if (inside !== undefined && !inside.startsWith('../')) found.set(source, place(inside))
  }
  lines.forEach(({ text }, at) => {
    const target = code[at] ? undefined : EMBED.exec(text)?.[2]
    if (target === undefined || /^[a-z]+:/i.test(target)) return
    const path = decodePath(target.split('#')[0]!)
    const source = path.startsWith('/')
      ? joinPath(docs, path.slice(1))
      : joinPath(dirname(page.from), path)
    const file = join(folder, source)
    if (!existsSync(file)) return
    if (statSync(file).isFile()) add(source)
    else
      for (const entry of readdirSync(file, { recursive: true, withFileTypes: true }))
        if (entry.isFile())
          add(
            joinPath(
              source,
              join(entry.parentPath, entry.name)
                .slice(file.length + 1)
                .split(sep)
                .join('/'),
            ),
          )
  })
  return found
}
