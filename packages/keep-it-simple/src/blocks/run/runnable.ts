import type { MarkdownIt, Token } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { fill } from '#locale/fill.ts'
import { shortDay } from '#model/date.ts'
import { runLanguage } from '#model/runnable.ts'
import type { RunBlock } from '#content/markdown/code/run-block.ts'
import { strings } from '#content/interface-strings.ts'
import { proofKey, type Proof } from '#content/proofs.ts'
import { parseFenceInfo, type FenceInfo } from '#content/markdown/code/fence-info.ts'
import { fileLine, pageEnv, report, type PageEnv } from '#content/markdown/page-env.ts'
import { checkMarks, checkProgram } from './check-program.ts'
import { Surroundings } from './surroundings.ts'

/** Pairs programs with their outputs, and says beneath a proven pair when and with what it was run. */
export function runnable(md: MarkdownIt): void {
  md.core.ruler.push('runnable', (state) => {
    const env = pageEnv(state.env)
    const tokens: Token[] = []
    const around = new Surroundings(env)
    for (const [at, token] of state.tokens.entries()) {
      tokens.push(token)
      if (token.type === 'fence') {
        const info = infoOf(token)
        const line = fileLine(env, token.map)
        const [next, second] = state.tokens.slice(at + 1)
        const input = isKind(next, 'input') ? next : undefined
        if (info.run) {
          const output = isKind(input ? second : next, 'output')
          checkProgram(env, info, { input: input !== undefined, output }, line)
          around.note(token, info, input)
        } else checkMarks(env, info, line)
        if (info.input && !isKind(state.tokens[at - 1], 'run')) reportAlone(env, 'input', line)
        const block = info.output ? pair(env, around, state.tokens.slice(0, at), token) : undefined
        const proof = block && prove(env, block)
        if (proof) {
          const mark = new state.Token('verified', '', 0)
          mark.level = token.level
          mark.block = true
          mark.meta = { ...proof }
          tokens.push(mark)
        }
      }
    }
    state.tokens = tokens
  })
  md.renderer.rules['verified'] = (tokens, index, _options, rawEnv) => {
    const env = pageEnv(rawEnv)
    const { tool, date } = tokens[index]!.meta as unknown as Proof
    const day = `<time datetime="${escapeHtml(date)}">${escapeHtml(shortDay(date, env.lang))}</time>`
    const line = fill(escapeHtml(strings(env).verified), { tool: escapeHtml(tool), date: day })
    return `<p class="verified">${line}</p>\n`
  }
}

const infoOf = (token: Token): FenceInfo => parseFenceInfo(token.info.trim(), 0)

const isKind = (token: Token | undefined, kind: 'run' | 'input' | 'output'): boolean =>
  token?.type === 'fence' && infoOf(token)[kind]

/** The pair that ends with this output; every claim of an output needs its program. */
function pair(
  env: PageEnv,
  around: Surroundings,
  above: readonly Token[],
  output: Token,
): RunBlock | undefined {
  const outputLine = fileLine(env, output.map)
  const program = isKind(above.at(-1), 'input') ? above.at(-2) : above.at(-1)
  const info = program?.type === 'fence' ? infoOf(program) : undefined
  if (!program || !info?.run) {
    reportAlone(env, 'output', outputLine)
    return undefined
  }
  const language = runLanguage(info.language, info.engine)
  if (!language) return undefined
  return {
    language,
    code: program.content,
    output: output.content,
    fails: info.fails,
    ...around.of(program),
    line: fileLine(env, program.map),
    outputLine,
  }
}

function reportAlone(env: PageEnv, kind: 'input' | 'output', line: number): void {
  report(
    env,
    {
      severity: 'error',
      code: `${kind}-without-run`,
      message: `This block claims to be an ${kind}, and no block marked \`run\` stands above it.`,
      remedy: `Put it directly beneath its program and mark that \`run\`, or leave \`${kind}\` out.`,
    },
    { line },
  )
}

function prove(env: PageEnv, block: RunBlock): Proof | undefined {
  const key = proofKey(block)
  const proof = env.proofs.get(key)
  env.blocks.push(block)
  env.provable.push({ key, ...(proof && { proof }) })
  return proof
}
