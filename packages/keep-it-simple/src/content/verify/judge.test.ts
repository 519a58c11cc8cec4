import { describe, expect, it } from 'vitest'
import type { FoundBlock } from './find-blocks.ts'
import { judge } from './judge.ts'
import type { Outcome } from './run-program.ts'

const block = (rest: Partial<FoundBlock> = {}): FoundBlock =>
  ({
    file: 'docs/a.md',
    line: 3,
    outputLine: 8,
    language: 'go',
    fails: false,
    output: 'one\ntwo\n',
    ...rest,
  }) as FoundBlock
const ended = (rest: Partial<Outcome> = {}): Outcome => ({
  end: 'exit',
  code: 0,
  output: 'one\ntwo\n',
  ...rest,
})
/** Code, line, message and remedy of what is wrong. */
const said = (one: FoundBlock, outcome: Outcome) => {
  const found = judge(one, outcome)
  expect(found).toMatchObject({ severity: 'error', file: 'docs/a.md' })
  return [found!.code, found!.line, found!.message, found!.remedy]
}

describe('a program of a page', () => {
  it('prints what the page says, whatever breaks its lines and ends it', () => {
    expect(judge(block(), ended())).toBeUndefined()
    expect(judge(block(), ended({ output: 'one\r\ntwo' }))).toBeUndefined()
    expect(judge(block({ output: 'one\r\ntwo\n\n' }), ended())).toBeUndefined()
    expect(judge(block({ fails: true }), ended({ code: 2 }))).toBeUndefined()
  })

  it('prints something else, which is shown beneath its output', () => {
    expect(said(block(), ended({ output: 'one\nthree\n' }))).toEqual([
      'wrong-output',
      8,
      'The go program of line 3 prints something else:\n--- the page\n+++ the program\n@@ -1 +1 @@\n one\n-two\n+three',
      'Correct the program, or the output and what the text says about it.',
    ])
  })

  it('fails where it should not, and ends well where it should fail', () => {
    expect(said(block(), ended({ code: 1, output: 'panic\nat x\n' }))).toEqual([
      'wrong-end',
      3,
      'The go program of line 3 fails:\npanic\nat x',
      'Correct it, or write `run fails` if it is meant to.',
    ])
    expect(said(block({ fails: true }), ended())).toEqual([
      'wrong-end',
      3,
      'The go program of line 3 is marked `fails`, but ends well:\none\ntwo',
      'Leave `fails` out, or correct it.',
    ])
    // A signal leaves no code.
    expect(said(block(), { end: 'exit', output: '' })[0]).toBe('wrong-end')
  })

  it('runs or prints too long', () => {
    expect(said(block(), ended({ end: 'time' }))).toEqual([
      'too-slow',
      3,
      'The go program of line 3 was stopped: it ran too long.',
      'Make it smaller.',
    ])
    expect(said(block(), ended({ end: 'size' }))).toEqual([
      'too-much-output',
      3,
      'The go program of line 3 was stopped: it prints too much.',
      'Print less.',
    ])
  })
})
