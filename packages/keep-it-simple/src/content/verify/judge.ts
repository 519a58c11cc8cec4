import type { Diagnostic } from '#model/diagnostic.ts'
import { diffLines } from './diff.ts'
import type { FoundBlock } from './find-blocks.ts'
import type { Outcome } from './run-program.ts'

/** What is wrong with a block, if anything: how its program ended, and what it printed. */
export function judge(block: FoundBlock, outcome: Outcome): Diagnostic | undefined {
  const { file, line, outputLine, language, fails } = block
  const wrong = (code: string, at: number, message: string, remedy: string): Diagnostic => ({
    severity: 'error',
    code,
    file,
    line: at,
    message,
    remedy,
  })
  const name = `The ${language} program of line ${line}`
  if (outcome.end === 'time')
    return wrong('too-slow', line, `${name} was stopped: it ran too long.`, 'Make it smaller.')
  if (outcome.end === 'size')
    return wrong('too-much-output', line, `${name} was stopped: it prints too much.`, 'Print less.')
  const failed = outcome.code !== 0
  const printed = linesOf(outcome.output)
  if (failed !== fails) {
    const [message, remedy] = failed
      ? ['fails:', 'Correct it, or write `run fails` if it is meant to.']
      : ['is marked `fails`, but ends well:', 'Leave `fails` out, or correct it.']
    return wrong('wrong-end', line, [`${name} ${message}`, ...printed].join('\n'), remedy)
  }
  const page = linesOf(block.output)
  if (page.join('\n') === printed.join('\n')) return undefined
  const head = [`${name} prints something else:`, '--- the page', '+++ the program']
  return wrong(
    'wrong-output',
    outputLine,
    [...head, ...diffLines(page, printed)].join('\n'),
    'Correct the program, or the output and what the text says about it.',
  )
}

/** Compared line by line, without line breaks at the end. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n', '\n').trimEnd().split('\n')
