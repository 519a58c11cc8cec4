import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { parseFenceInfo } from '#content/markdown/code/fence-info.ts'
import type { MarkDrawn } from '#content/markdown/blocks/block.ts'
import { parseAttributes } from '#content/markdown/blocks/attributes.ts'
import { fileLine, pageEnv, type PageEnv } from '#content/markdown/page-env.ts'
import { noteConsole, Terminals } from './console-claim.ts'
import { noteScript } from './script-claim.ts'
import { originCaption, originLine, type Origin } from './origin.ts'
import { pictureFile, pictureSource } from './picture-sources.ts'

/** Notes every result that names where it comes from, and says so beneath it. */
export function results(md: MarkdownIt, drawn: MarkDrawn): void {
  md.core.ruler.push('results', (state) => {
    const env = pageEnv(state.env)
    const terminals = new Terminals(env)
    const tokens: Token[] = []
    let open: Origin | undefined
    for (const token of state.tokens) {
      if (token.type === 'figure_close' && open) {
        tokens.push(captionOf(state, token, open))
        open = undefined
      }
      tokens.push(token)
      const line = fileLine(env, token.map)
      const origin =
        token.type === 'fence'
          ? ofListing(env, token, line, terminals)
          : token.type === 'figure'
            ? ofChart(env, token, line)
            : token.type === 'inline'
              ? ofPicture(env, token, line)
              : undefined
      if (!origin) continue
      drawn(env)
      // The files are published from here; a chart draws its caption itself.
      token.meta = { ...token.meta, origin }
      if (token.type === 'fence') tokens.push(beneath(state, token, origin))
      if (token.type === 'inline') open = origin
    }
    state.tokens = tokens
  })
  md.renderer.rules['origin'] = (tokens, index, _options, rawEnv) => {
    const { said, place } = tokens[index]!.meta as unknown as { said: Origin; place: string }
    return place === 'caption'
      ? originCaption(pageEnv(rawEnv), said)
      : originLine(pageEnv(rawEnv), said)
  }
}

function ofListing(
  env: PageEnv,
  token: Token,
  line: number,
  terminals: Terminals,
): Origin | undefined {
  const info = parseFenceInfo(token.info.trim(), 0)
  if (info.language === 'console' && info.run) return noteConsole(env, terminals, token, info)
  terminals.listing(info.title, token.content)
  if (info.notExecuted) return notExecuted(env, line)
  if (info.of === undefined) return undefined
  return noteScript(env, { source: info.of, recorded: info.recorded, quoted: token.content }, line)
}

/** Rows that stand in the fence are lines of what the script prints. */
function ofChart(env: PageEnv, token: Token, line: number): Origin | undefined {
  const { name } = token.meta as { name?: string }
  if (name !== 'chart') return undefined
  const { values, words } = parseAttributes(token.info.trim().slice(name.length))
  const flags = words.split(' ')
  if (flags.includes('not-executed')) return notExecuted(env, line)
  const { source, data } = values
  if (source === undefined) return undefined
  const shown = data === undefined ? { quoted: token.content } : { data }
  return noteScript(env, { source, recorded: flags.includes('recorded'), ...shown }, line)
}

function ofPicture(env: PageEnv, token: Token, line: number): Origin | undefined {
  const written = pictureSource(token)
  const data = written && pictureFile(token)
  return data === undefined ? undefined : noteScript(env, { ...written!, data }, line)
}

function notExecuted(env: PageEnv, line: number): Origin {
  env.claims.push({ kind: 'not-executed', line })
  return { state: 'not-executed', files: [] }
}

function beneath(state: StateCore, { level }: Token, said: Origin): Token {
  const mark = new state.Token('origin', '', 0)
  return Object.assign(mark, { level, block: true, meta: { said, place: 'line' } })
}

function captionOf(state: StateCore, { level }: Token, said: Origin): Token {
  const mark = new state.Token('origin', '', 0)
  return Object.assign(mark, { level, block: true, meta: { said, place: 'caption' } })
}
