import type { MarkdownIt, Token } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { fill } from '#locale/fill.ts'
import { shortDay } from '#model/date.ts'
import { runLanguage } from '#model/runnable.ts'
import type { RunBlock } from '#content/markdown/code/run-block.ts'
import { blockStrings, strings } from '#content/interface-strings.ts'
import { proofKey, type Proof } from '#content/proofs.ts'
import { parseFenceInfo, type FenceInfo } from '#content/markdown/code/fence-info.ts'
import { fileLine, pageEnv, report, type PageEnv } from '#content/markdown/page-env.ts'
import { checkMarks, checkProgram } from './check-program.ts'
import { Surroundings } from './surroundings.ts'
import words from './words.ts'

/** Pairs programs with their outputs, and says beneath a proven pair when and with what it was run. */
export function runnable(md: MarkdownIt): void {
  md.core.ruler.push('runnable', (state) => {
    const env = pageEnv(state.env)
    const tokens: Token[] = []
    const around = new Surroundings(env)
    // Of the last output that is not an older one.
    let present: Proof | undefined
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
        if (block && block.was === undefined) present = proof
        if (proof) {
          const mark = new state.Token('verified', '', 0)
          mark.level = token.level
          mark.block = true
          mark.meta = { ...proof, ...(block?.was !== undefined && { next: present?.tool }) }
          tokens.push(mark)
        }
      }
    }
    state.tokens = tokens
  })
  md.renderer.rules['verified'] = (tokens, index, _options, rawEnv) => {
    const env = pageEnv(rawEnv)
    const { tool, date, next } = tokens[index]!.meta as unknown as Proof & { next?: string }
    const day = `<time datetime="${escapeHtml(date)}">${escapeHtml(shortDay(date, env.lang))}</time>`
    const line = fill(escapeHtml(strings(env).verified), { tool: escapeHtml(tool), date: day })
    const change = next === undefined ? '' : `${escapeHtml(changeOf(env, tool, next))} · `
    return `<p class="verified" data-nosnippet>${change}${line}</p>\n`
  }
}

/** What a script printed belongs to that, and what a terminal shows to itself. */
function infoOf(token: Token): FenceInfo {
  const info = parseFenceInfo(token.info.trim(), 0)
  const { run, output, language, of } = info
  return { ...info, run: run && language !== 'console', output: output && of === undefined }
}

/** `Go 1.19.8 → 1.27.4: changed`; the name of the tool stands once. */
function changeOf(env: PageEnv, old: string, next: string): string {
  const [name = ''] = old.split(' ', 1)
  const shown = next.startsWith(`${name} `) ? next.slice(name.length + 1) : next
  return fill(blockStrings(env, 'run', words).changed, { old, new: shown })
}

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
  const { was } = infoOf(output)
  const program = programAbove(above, was !== undefined)
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
    ...(was !== undefined && { was }),
    line: fileLine(env, program.map),
    outputLine,
  }
}

/** Between a program and its output may stand what it reads; between it and an older one, the others. */
function programAbove(above: readonly Token[], isOlder: boolean): Token | undefined {
  const at = isOlder ? above.findLastIndex((token) => !isKind(token, 'output')) : above.length - 1
  return isKind(above[at], 'input') ? above[at - 1] : above[at]
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
  const kept = env.proofs.get(key)
  // An older output is only shown by the run it names.
  const proof = block.was === undefined || kept?.tool === block.was ? kept : undefined
  env.blocks.push(block)
  env.provable.push({ key, ...(kept && { proof: kept }) })
  return proof
}
