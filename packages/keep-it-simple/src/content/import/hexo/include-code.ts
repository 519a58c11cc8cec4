import { basename } from 'node:path/posix'
import type { CodeOptions } from './code-tag.ts'
import type { Tag } from './tag-args.ts'
import type { TagSpace } from './tag-space.ts'

/** `{% include_code [title] [lang:x] [from:n] [to:n] path %}`: lines of a file of `code_dir`. */
export function includeCode(
  { args }: Tag,
  space: Pick<TagSpace, 'code'>,
): { readonly options: CodeOptions; readonly code: string } | undefined {
  const words: string[] = []
  const said = new Map<string, string>()
  for (const arg of args) {
    const match = /^(lang|from|to):(\w+)$/i.exec(arg)
    if (match) said.set(match[1]!.toLowerCase(), match[2]!)
    else words.push(arg)
  }
  const path = words.pop()
  const text = path === undefined ? undefined : space.code(path)
  if (path === undefined || text === undefined) return undefined
  const from = Number(said.get('from') ?? 1) - 1
  const to = said.has('to') ? Number(said.get('to')) : undefined
  const name = basename(path)
  const options = {
    lang: said.get('lang') ?? /\.(\w+)$/.exec(name)?.[1] ?? '',
    title: words.join(' ') || name,
    firstLine: 1,
    mark: '',
    dropped: [],
  }
  return { options, code: text.split('\n').slice(from, to).join('\n').trim() }
}
