import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinPath, relative } from 'node:path/posix'
import { encodePath } from '#model/path.ts'
import { codeLines, linesOf, type Line } from '../body/lines.ts'
import { noted, shown, type Notes } from '../note.ts'
import { splitSource } from '../../source.ts'

const INCLUDE = /^(\s*)<!--\s*@include:\s*(.+?)\s*-->\s*$/
const PARTS = /^(.+?\.\w+)(?:#([^{\s]+))?(?:\{(\d*)([,-]?)(\d*)\})?$/

export interface IncludeSpace {
  readonly folder: string
  readonly srcDir: string
  /** Path below `docs/` of a page or a part, by source; `undefined` when it is neither. */
  readonly placeOf: (source: string) => string | undefined
}

/** Where an include leads, from the folder that is imported. */
export function includedSource(written: string, from: string, srcDir: string): string | undefined {
  const path = PARTS.exec(written)?.[1]
  if (path === undefined) return undefined
  return path.startsWith('@')
    ? joinPath(srcDir, path.replace(/^@\/?/, ''))
    : joinPath(dirname(from), path)
}

/** What a text includes. */
export function includesOf(markdown: string): string[] {
  const lines = linesOf(markdown, 1)
  const code = codeLines(lines)
  return lines.flatMap(({ text }, at) => (code[at] ? [] : (INCLUDE.exec(text)?.[2] ?? [])))
}

/** Whole files and regions stay includes; lines by number and sections are put in, as their numbers change. */
export function convertIncludes(
  lines: readonly Line[],
  page: { readonly from: string; readonly to: string },
  space: IncludeSpace,
  notes: Notes,
  depth = 0,
): Line[] {
  const code = codeLines(lines)
  return lines.flatMap((one, at): Line[] => {
    const match = code[at] ? null : INCLUDE.exec(one.text)
    if (!match) return [one]
    const [, indent = '', written = ''] = match
    const [, , region, first, sign, last] = PARTS.exec(written) ?? []
    const source = includedSource(written, page.from, space.srcDir)
    const file = source === undefined ? '' : join(space.folder, source)
    if (source === undefined || !existsSync(file) || depth > 5) {
      notes.todo.push(noted(`${shown(written)} is not there and stays as it is.`, one.line))
      return [one]
    }
    const text = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n')
    const isRegion = region !== undefined && new RegExp(`#region\\s+${region}\\b`).test(text)
    const target = space.placeOf(source)
    if (first === undefined && (region === undefined || isRegion) && target !== undefined) {
      const near = relative(dirname(page.to), target)
      const where = encodePath(near.startsWith('../') ? near : `./${near}`)
      return [
        {
          ...one,
          text: `${indent}<!-- @include: ${where}${region === undefined ? '' : `#${region}`} -->`,
        },
      ]
    }
    const all = text.split('\n')
    const from = first === undefined || first === '' ? 1 : Number(first)
    const to =
      sign === undefined || sign === ''
        ? first === undefined
          ? all.length
          : from
        : last === ''
          ? all.length
          : Number(last)
    const part =
      first === undefined && region !== undefined
        ? section(splitSource('', text).source.markdown, region)
        : splitSource('', all.slice(from - 1, to).join('\n')).source.markdown.split('\n')
    notes.changes.push(noted(`${shown(written)} was put into the text.`, one.line))
    const inner = part.map((words) => ({
      text: words === '' ? '' : indent + words,
      line: one.line,
    }))
    // What a part includes lies beside that part.
    return convertIncludes(inner, { ...page, from: source }, space, notes, depth + 1)
  })
}

/** The lines below a heading, up to the next of its level. */
function section(markdown: string, id: string): string[] {
  const lines = markdown.split('\n')
  const wanted = id.toLowerCase()
  const start = lines.findIndex((line) => {
    const heading = /^#{1,6}\s+(.*?)\s*$/.exec(line)?.[1]
    const own = heading && /\{#([^}]+)\}/.exec(heading)?.[1]
    return (
      heading !== undefined &&
      (own ?? heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')) === wanted
    )
  })
  if (start === -1) return lines
  const level = /^#+/.exec(lines[start]!)![0].length
  const length = lines
    .slice(start + 1)
    .findIndex((line) => (/^(#+)\s/.exec(line)?.[1]?.length ?? 7) <= level)
  return lines.slice(start, length === -1 ? undefined : start + 1 + length)
}
