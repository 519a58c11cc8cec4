import type { MarkdownIt, Token } from 'markdown-it'
import { hasPart, installCommand } from '#config/optional-packages.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { fill } from '#locale/fill.ts'
import { shortDay } from '#model/date.ts'
import { RUN_LANGUAGES, runLanguage } from '#model/runnable.ts'
import type { RunBlock } from '#content/markdown/code/run-block.ts'
import { strings } from '#content/interface-strings.ts'
import { proofKey, type Proof } from '#content/proofs.ts'
import { parseFenceInfo, type FenceInfo } from '#content/markdown/code/fence-info.ts'
import { fileLine, pageEnv, report, type PageEnv } from '#content/markdown/page-env.ts'

/** Pairs programs with their outputs, and says beneath a proven pair when and with what it was run. */
export function runnable(md: MarkdownIt): void {
  md.core.ruler.push('runnable', (state) => {
    const env = pageEnv(state.env)
    const tokens: Token[] = []
    let before: Token | undefined
    for (const [at, token] of state.tokens.entries()) {
      tokens.push(token)
      if (token.type === 'fence') {
        const info = infoOf(token)
        const line = fileLine(env, token.map)
        if (!info.run)
          for (const flag of ['fails', 'editable'] as const)
            if (info[flag]) reportStray(env, flag, line)
        if (info.run) checkProgram(env, info, state.tokens[at + 1], line)
        if (info.run) checkPython(env, info, line)
        const block = info.output ? pair(env, before, token) : undefined
        const proof = block && prove(env, block)
        if (proof) {
          const mark = new state.Token('verified', '', 0)
          mark.level = token.level
          mark.block = true
          mark.meta = { ...proof }
          tokens.push(mark)
        }
      }
      before = token
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

/** Python runs in the reader's browser, from a package that sites without it need not install. */
function checkPython(env: PageEnv, info: FenceInfo, line: number): void {
  if (runLanguage(info.language) !== 'python' || !env.runners || env.runners.python === false)
    return
  if (hasPart('python')) return
  report(
    env,
    {
      severity: 'error',
      code: 'missing-package',
      message: 'This program runs in the reader\u2019s browser, and Python is not installed.',
      remedy: `Run \`${installCommand('python')}\`, or set \`runners: { python: false }\` to show it without a button.`,
    },
    { line },
  )
}

const infoOf = (token: Token): FenceInfo => parseFenceInfo(token.info.trim(), 0)

const isOutput = (token: Token | undefined): boolean =>
  token?.type === 'fence' && infoOf(token).output

/** The pair that ends with this output; every claim of an output needs its program. */
function pair(env: PageEnv, program: Token | undefined, output: Token): RunBlock | undefined {
  const outputLine = fileLine(env, output.map)
  const info = program?.type === 'fence' ? infoOf(program) : undefined
  if (!program || !info?.run) {
    report(
      env,
      {
        severity: 'error',
        code: 'output-without-run',
        message: 'This block claims to be an output, and no block marked `run` stands above it.',
        remedy: 'Put it directly beneath its program and mark that `run`, or leave `output` out.',
      },
      { line: outputLine },
    )
    return undefined
  }
  const language = runLanguage(info.language)
  if (!language) return undefined
  return {
    language,
    code: program.content,
    output: output.content,
    fails: info.fails,
    line: fileLine(env, program.map),
    outputLine,
  }
}

function prove(env: PageEnv, block: RunBlock): Proof | undefined {
  const key = proofKey(block)
  const proof = env.proofs.get(key)
  env.blocks.push(block)
  env.provable.push({ key, ...(proof && { proof }) })
  return proof
}

function checkProgram(env: PageEnv, info: FenceInfo, next: Token | undefined, line: number): void {
  if (!runLanguage(info.language)) {
    report(
      env,
      {
        severity: 'error',
        code: 'cannot-run',
        message: `A block marked \`run\` is in \`${info.language}\`, which is not executed here.`,
        remedy: `Leave \`run\` out, or use one of ${RUN_LANGUAGES.join(', ')}.`,
      },
      { line },
    )
  } else if (!isOutput(next)) {
    report(
      env,
      {
        severity: 'error',
        code: 'run-without-output',
        message: 'This block is marked `run`, and no output stands directly beneath it.',
        remedy: 'Add a block ```text output with what it prints, or leave `run` out.',
      },
      { line },
    )
  }
}

function reportStray(env: PageEnv, flag: 'fails' | 'editable', line: number): void {
  const meaning = flag === 'fails' ? 'says how a program ends' : 'is for programs readers can run'
  report(
    env,
    {
      severity: 'error',
      code: `${flag}-without-run`,
      message: `This block is marked \`${flag}\`, which ${meaning}, but not \`run\`.`,
      remedy: `Write \`run ${flag}\`, or leave \`${flag}\` out.`,
    },
    { line },
  )
}
