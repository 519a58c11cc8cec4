import type { Token } from 'markdown-it'
import { fixIn } from '#model/fix.ts'
import { componentProblem } from '../foreign/components.ts'
import { fixPlace, report, type PageEnv } from '../page-env.ts'
import type { TagMeta } from './inline-html.ts'
import { elementName, type Tag } from './read-tag.ts'
import { MARKS, refusalRemedy } from './refusals.ts'

/** Names the tags of one sentence that cannot stand there; what stands inside another is part of it. */
export function refuse(
  env: PageEnv,
  tokens: readonly Token[],
  lines: ReadonlyMap<Token, number>,
): void {
  const named = new Set<string>()
  const lastClosing = new Map<string, number>()
  for (const [index, token] of tokens.entries())
    if (tagOf(token)?.closes) lastClosing.set(nameOf(token), index)
  let around: string | undefined
  for (const [index, token] of tokens.entries()) {
    token.type = 'html_refused'
    const tag = tagOf(token)
    const name = nameOf(token)
    if (around !== undefined) {
      if (tag?.closes && name === around) around = undefined
      continue
    }
    const isNew = !named.has(name)
    named.add(name)
    if (tag?.closes) {
      // Its opening tag stands further up, and was named there.
      if (env.refusedTags.has(name)) continue
    } else if ((lastClosing.get(name) ?? -1) > index) around = name
    env.refusedTags.add(name)
    if (isNew) reportRefused(env, token, tag, lines.get(token) ?? env.firstLine)
  }
}

const tagOf = ({ meta }: Token): Tag | undefined => {
  const known: Partial<TagMeta> | null = meta
  return known?.tag
}

function nameOf(token: Token): string {
  const tag = tagOf(token)
  return tag ? (elementName(tag) ?? tag.name) : token.content
}

function reportRefused(env: PageEnv, token: Token, tag: Tag | undefined, line: number): void {
  const written = token.content.length > 60 ? `${token.content.slice(0, 60)}…` : token.content
  const place = fixPlace(env, line)
  const foreign = tag && componentProblem(tag)
  if (foreign) {
    const { after, ...words } = foreign
    const fix = after === undefined ? {} : fixIn(place, token.content, after)
    return report(env, { severity: 'error', code: 'foreign-syntax', ...words, ...fix }, { line })
  }
  const name = tag && elementName(tag)
  report(
    env,
    {
      severity: 'error',
      code: 'refused-html',
      message: `\`${written.replaceAll('\n', ' ')}\` cannot stand in a page.`,
      remedy: misplaced(tag) ?? refusalRemedy(name),
      ...(tag && name !== undefined && pairFix(place, tag, name)),
    },
    { line },
  )
}

/** `<b>word</b>` on one line is `**word**` for certain. */
function pairFix(place: ReturnType<typeof fixPlace>, tag: Tag, name: string) {
  const mark = Object.hasOwn(MARKS, name) ? MARKS[name] : undefined
  if (mark === undefined || tag.closes || tag.attributes.size > 0) return {}
  const pair = new RegExp(`<${name}>([^\\s<>\`*~](?:[^<>\`*~]*[^\\s<>\`*~])?)</${name}>`, 'i')
  const found = pair.exec(place.text ?? '')
  return found ? fixIn(place, found[0], `${mark}${found[1]}${mark}`) : {}
}

function misplaced(tag: Tag | undefined): string | undefined {
  const name = tag && elementName(tag)
  if (name === 'details')
    return 'Begin a line with it, and end it with `</details>` on a line of its own.'
  if (name === 'summary') return 'Put it at the beginning of `<details>`.'
  if (name === 'source') return 'Put it into `<video>` or `<audio>`.'
  if (name === 'span') return 'Remove it; here `<span>` only says a language: `<span lang="ja">`.'
  return undefined
}
