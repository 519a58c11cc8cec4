import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { decodePath, resolvePath } from '#model/path.ts'
import { cutLines, cutRegion, dedent, withoutRegions } from './markdown/code/import-lines.ts'
import { readSource } from './markdown/sources.ts'
import { pageSource } from './page-source.ts'
import type { CompilerSettings } from './settings.ts'

type Place = Pick<CompilerSettings, 'docs'>

const FENCE = /^[\s>]*(`{3,}|~{3,})/
const LISTING = /^(\s*)@\[code((?:\{[^}\]]*\})?)[^\]]*\]\(([^)\s]+)(?:\s+"([^"]*)")?\)\s*$/
const TREE = /^(\s*)@\[code-tree[^\]]*\]\(([^)\s]+)[^)]*\)\s*$/
const CHART = /^([\s>]*)(`{3,}|~{3,})chart\b(.*?)\s+data="?([^"\s]+)"?(.*)$/
/** As many files of a folder as a tree of code shows. */
const MAX_FILES = 50

/** A page's Markdown for whoever has nothing but it: what it takes from files beside it is put in. */
export function pageCopy(file: string, { docs }: Place): string {
  const reader = { file, docs, sources: [], diagnostics: [] }
  const read = (path: string): string | undefined => readSource(reader, path, 0)?.replace(/\n$/, '')
  let fence: string | undefined
  return pageSource(file, { docs })
    .split('\n')
    .flatMap((line) => {
      const mark = FENCE.exec(line)?.[1]
      if (fence !== undefined) {
        if (mark?.startsWith(fence)) fence = undefined
        return [line]
      }
      fence = mark
      if (mark !== undefined) return chart(line, read)
      return listing(line, read) ?? tree(line, file, docs, read) ?? [line]
    })
    .join('\n')
}

type Read = (path: string) => string | undefined

function chart(line: string, read: Read): string[] {
  const [, indent = '', ticks = '', before = '', path, after = ''] = CHART.exec(line) ?? []
  const data = path === undefined ? undefined : read(path)
  if (data === undefined) return [line]
  return [`${indent}${ticks}chart${before}${after}`, ...data.split('\n').map((row) => indent + row)]
}

function listing(line: string, read: Read): string[] | undefined {
  const [, indent = '', range = '', target, title] = LISTING.exec(line) ?? []
  if (target === undefined) return undefined
  const [path = '', region] = target.split('#')
  const lines = read(path)?.split('\n')
  if (!lines) return undefined
  const cut =
    region !== undefined ? cutRegion(lines, region) : range ? cutLines(lines, range) : lines
  return cut && fenced(dedent(withoutRegions(cut)), path, title, indent)
}

function tree(line: string, page: string, docs: string, read: Read): string[] | undefined {
  const [, indent = '', target] = TREE.exec(line) ?? []
  const folder = target && resolvePath(`/${page}`, decodePath(target.replace(/\/$/, '')))
  if (!folder || !statSync(join(docs, folder), { throwIfNoEntry: false })?.isDirectory())
    return undefined
  return readdirSync(join(docs, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(docs, folder).length + 1))
    .toSorted()
    .slice(0, MAX_FILES)
    .flatMap((name) => {
      const text = read(`${folder}/${name}`)
      return text === undefined ? [] : [...fenced(text.split('\n'), name, name, indent), '']
    })
}

/** A fence longer than any in the file, so that a file of Markdown does not end it. */
function fenced(lines: readonly string[], path: string, title = '', indent = ''): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const longest = Math.max(2, ...lines.map((line) => /^\s*(`+)/.exec(line)?.[1]?.length ?? 0))
  const ticks = '`'.repeat(longest + 1)
  const language = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : 'text'
  const head = `${ticks}${language} title="${title === '' ? name : title}"`
  return [head, ...lines, ticks].map((line) => (line === '' ? '' : indent + line))
}
