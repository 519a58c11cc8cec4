import type { Diagnostic } from '#model/diagnostic.ts'
import type { Token } from 'markdown-it'
import { report } from '#content/markdown/page-env.ts'
import { listSources } from '#content/markdown/source-folder.ts'
import { readSource } from '#content/markdown/sources.ts'
import type { Embed } from '#content/markdown/blocks/embeds.ts'
import type { FenceMeta } from '../code/code.ts'
import type { CodeChoice } from '../code-group/code-group.ts'
import { pushCodeTree, type CodeTreeOptions } from './code-tree.ts'

/** A tree is for reading: more than this is a repository. */
const MAX_FILES = 50
const MAX_CHARACTERS = 100_000

/** `@[code-tree title="…"](./demo)`: the files of a folder as a code tree. */
export function importTree(embed: Embed, options: CodeTreeOptions): false | undefined {
  const folder = embed.target.replace(/\/$/, '')
  const names = listSources(embed.env, folder, MAX_FILES, embed.fileLine)
  if (!names) return false
  const files: CodeChoice[] = []
  let characters = 0
  for (const name of names.slice(0, MAX_FILES)) {
    const text = readText(embed, `${folder}/${name}`)
    if (text === undefined) continue
    characters += text.length
    if (characters > MAX_CHARACTERS) break
    files.push({ title: name, value: name, active: false, fence: fenceOf(embed, name, text) })
  }
  if (names.length > MAX_FILES || characters > MAX_CHARACTERS) return reportSize(embed)
  const title = options.title ?? embed.title ?? embed.words
  pushCodeTree(embed, files, { ...options, title: title === '' ? undefined : title })
  return undefined
}

/** What is no text has no place in a tree of code, and is no mistake. */
function readText({ env, fileLine }: Embed, path: string): string | undefined {
  const diagnostics: Diagnostic[] = []
  const text = readSource({ ...env, diagnostics }, path, fileLine)
  for (const one of diagnostics)
    if (one.code !== 'not-utf8' && one.code !== 'nul-byte') env.diagnostics.push(one)
  return text
}

function fenceOf({ state, env, line }: Embed, name: string, text: string): Token {
  const last = name.slice(name.lastIndexOf('/') + 1)
  const ending = last.slice(last.lastIndexOf('.') + 1)
  const token = new state.Token('fence', 'code', 0)
  token.block = true
  const language = env.highlighter.resolve(ending) === undefined ? 'text' : ending
  token.info = `${language} title="${name.replaceAll('"', "'")}"`
  token.content = text
  token.map = [line, line + 1]
  token.meta = { imported: true } satisfies FenceMeta
  return token
}

function reportSize({ env, target, fileLine }: Embed): false {
  report(
    env,
    {
      severity: 'error',
      code: 'large-folder',
      message: `\`${target}\` holds more than ${MAX_FILES} files or ${MAX_CHARACTERS} characters.`,
      remedy: 'Name a smaller folder, or show single files with `::: code-tree`.',
    },
    { line: fileLine },
  )
  return false
}
