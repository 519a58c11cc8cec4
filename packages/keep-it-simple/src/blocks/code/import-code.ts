import { report } from '#content/markdown/page-env.ts'
import { readSource } from '#content/markdown/sources.ts'
import type { Embed } from '#content/markdown/blocks/embeds.ts'
import type { FenceMeta } from './code.ts'
import { cutLines, cutRegion, dedent, withoutRegions } from '#content/markdown/code/import-lines.ts'

/** `@[code{2-5} ts](./demo/a.ts)`, `@[code](./demo/a.ts#region)`: a listing that lives in a file. */
export function importCode(embed: Embed): false | undefined {
  const [path = '', region] = embed.target.split('#')
  const text = readSource(embed.env, path, embed.fileLine)
  if (text === undefined) return false
  const lines = partOf(text.replace(/\n$/, '').split('\n'), embed, region)
  if (!lines) return false
  const name = path.slice(path.lastIndexOf('/') + 1)
  const ending = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : name
  const [language = '', ...words] = embed.words.split(' ')
  const own = language === '' || language.startsWith('{') || language.startsWith(':')
  const info = own ? `${knownEnding(embed, ending)}${embed.words}` : [language, ...words].join(' ')
  const title = embed.values['title'] ?? embed.title ?? name
  const token = embed.state.push('fence', 'code', 0)
  token.info = `${info} title="${title.replaceAll('"', "'")}"`
  token.content = `${dedent(withoutRegions(lines)).join('\n')}\n`
  token.map = [embed.line, embed.line + 1]
  token.meta = { imported: true } satisfies FenceMeta
  return undefined
}

/** An extension without a grammar is not a mistake: the author did not name a language. */
const knownEnding = (embed: Embed, ending: string): string =>
  embed.env.highlighter.resolve(ending) === undefined ? 'text' : ending

function partOf(lines: readonly string[], embed: Embed, region: string | undefined) {
  const part =
    region !== undefined
      ? cutRegion(lines, region)
      : embed.suffix === ''
        ? lines
        : cutLines(lines, embed.suffix)
  if (part) return part
  report(
    embed.env,
    {
      severity: 'error',
      code: 'missing-lines',
      message:
        region === undefined
          ? `\`${embed.target}\` has no lines \`${embed.suffix}\`.`
          : `\`${embed.target}\` names a region the file does not have.`,
      remedy:
        region === undefined
          ? `The file has ${lines.length} lines; write \`{from-to}\`.`
          : `Put the part between \`#region ${region}\` and \`#endregion\`, each in a comment.`,
    },
    { line: embed.fileLine },
  )
  return undefined
}
