import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'
import { readSession } from '#model/shell-session.ts'
import type { ConsoleClaim } from '../../claims/claim.ts'
import { comparedLines, isWhole } from '../../claims/quoted-lines.ts'
import { diffLines } from '../diff.ts'
import { inParallel } from '../in-parallel.ts'
import type { Workshop } from '../workshop.ts'
import type { FoundClaim } from './find-claims.ts'

type Found = FoundClaim<ConsoleClaim>

/** One command of a terminal, what stands beneath it, and its line in the block. */
interface Step {
  readonly command: string
  readonly shown: string
  readonly at: number
}

/** Stands between what two commands print; no program of a page prints it. */
const BREAK = '\u001eKIS\u001e'

/** Runs each terminal by bash, in an empty folder of its own. */
export async function runConsoles(
  claims: readonly Found[],
  workshop: Workshop,
): Promise<Map<string, Diagnostic | undefined>> {
  const results = new Map<string, Diagnostic | undefined>()
  await inParallel(claims, async (claim) => {
    const room = workshop.room()
    const steps = stepsOf(claim.text)
    const earlier = (claim.before ?? []).flatMap(stepsOf)
    const quiet = [
      ...(claim.setup === undefined ? [] : [`. "${join(room, 'setup')}"`]),
      ...earlier.map(({ command }) => command),
    ]
    const script = [
      'exec 2>&1',
      ...(quiet.length > 0 ? [`{\n${quiet.join('\n')}\n} > /dev/null 2>&1`] : []),
      ...steps.map(({ command }) => `printf %s '${BREAK}'\n${command}`),
    ]
    writeFileSync(join(room, 'setup'), claim.setup ?? '')
    writeFileSync(join(room, 'session'), `${script.join('\n')}\n`)
    const here = join(room, 'here')
    mkdirSync(here)
    for (const [name, text] of Object.entries(claim.files ?? {})) {
      mkdirSync(dirname(join(here, name)), { recursive: true })
      writeFileSync(join(here, name), text)
    }
    const outcome = await workshop.run(here, 'bash', [join(room, 'session')], { isTerminal: true })
    const [, ...said] = outcome.output.split(BREAK)
    // A terminal says `bash` where a script says its name and line.
    const printed = said.map((text) => text.replaceAll(/^\S*\/session: line \d+: /gm, 'bash: '))
    results.set(claim.key, judgeConsole(claim, steps, printed, outcome.end))
  })
  return results
}

function stepsOf(text: string): Step[] {
  const steps: { lines: string[]; shown: string[]; at: number }[] = []
  const session = readSession(text.replace(/\n$/, '').split('\n')) ?? []
  for (const [at, { prompt, text: line, output }] of session.entries()) {
    if (prompt === '$ ') steps.push({ lines: [line], shown: [], at })
    else if (output || line.trim() === '') steps.at(-1)?.shown.push(line)
    else steps.at(-1)?.lines.push(line)
  }
  return steps.map(({ lines, shown, at }) => ({
    command: lines.join('\n'),
    shown: shown.join('\n'),
    at,
  }))
}

function judgeConsole(
  { file, line }: Found,
  steps: readonly Step[],
  printed: readonly string[],
  end: 'exit' | 'time' | 'size',
): Diagnostic | undefined {
  for (const [index, { command, shown, at }] of steps.entries()) {
    const output = printed[index]
    if (end === 'exit' && output !== undefined && isWhole(shown, output)) continue
    const [head = ''] = command.split('\n')
    const message =
      end !== 'exit'
        ? [`The terminal was stopped: it ran or printed too long.`]
        : [
            `The command \`${head}\` prints something else:`,
            '--- the page',
            '+++ the command',
            ...diffLines(comparedLines(shown), comparedLines(output ?? '')),
          ]
    return {
      severity: 'error',
      code: 'wrong-output',
      file,
      line: line + 1 + at,
      message: message.join('\n'),
      remedy: 'Correct the command, or what stands beneath it and what the text says about it.',
    }
  }
  return undefined
}
