import { describe, expect, it } from 'vitest'
import type { ConsoleClaim } from '../../claims/claim.ts'
import type { Outcome } from '../run-program.ts'
import { Workshop } from '../workshop.ts'
import { runConsoles, stepsOf } from './run-consoles.ts'

type Found = ConsoleClaim & { readonly file: string }

const claim = (text: string, rest: Partial<Found> = {}): Found => ({
  kind: 'console',
  key: text,
  text,
  file: 'docs/a.md',
  line: 10,
  ...rest,
})

/** What is wrong with each terminal, as its author reads it. */
async function run(claims: readonly Found[], outcome?: Outcome) {
  const workshop = new Workshop('/nowhere')
  if (outcome) workshop.run = async () => outcome
  try {
    const results = await runConsoles(claims, workshop)
    return claims.map(({ key }) => results.get(key))
  } finally {
    workshop.close()
  }
}

describe('a terminal', () => {
  it('is read as commands and what stands beneath each', () => {
    const text = '$ echo one \\\n> two\none two\n\nthree\n$ true\n$ ls\na\n'
    expect(stepsOf(text)).toEqual([
      { command: 'echo one \\\ntwo', shown: 'one two\n\nthree', at: 0 },
      { command: 'true', shown: '', at: 5 },
      { command: 'ls', shown: 'a', at: 6 },
    ])
  })

  it('prints what the page shows: errors too, with what is left out', async () => {
    const text =
      '$ echo a; echo b >&2\na\nb\n$ seq 9\n1\n…\n9\n$ nosuch\nbash: nosuch: command not found\n'
    expect(await run([claim(text)])).toEqual([undefined])
  })

  it('begins in an empty folder, with the files and the setup the page names', async () => {
    const rest = {
      files: { 'deep/x.txt': 'inside\n' },
      setup: 'echo quiet; NAME=Ada\n',
      before: ['$ echo unseen; OTHER=Grace\nunseen\n'],
    }
    const text = '$ echo *\ndeep\n$ cat deep/x.txt\ninside\n$ echo $NAME $OTHER\nAda Grace\n'
    expect(await run([claim('$ ls\n'), claim(text, rest)])).toEqual([undefined, undefined])
  })

  it('prints something else: the first such command is shown, on its line', async () => {
    const [found] = await run([claim('$ echo a\na\n$ echo b \\\n> c\nx\n$ echo d\ny\n')])
    expect(found).toEqual({
      severity: 'error',
      code: 'wrong-output',
      file: 'docs/a.md',
      line: 13,
      message:
        'The command `echo b \\` prints something else:\n--- the page\n+++ the command\n@@ -1 +1 @@\n-x\n+b c',
      remedy: 'Correct the command, or what stands beneath it and what the text says about it.',
    })
  })

  it('ends before its last command', async () => {
    const [found] = await run([claim('$ exit\n$ true\n')])
    expect(found).toMatchObject({ line: 12 })
    expect(found!.message).toContain('The command `true` prints something else:')
  })

  it.each(['time', 'size'] as const)('is stopped: %s', async (end) => {
    const [found] = await run([claim('$ yes\n')], { end, output: '' })
    expect(found).toMatchObject({
      code: 'wrong-output',
      line: 11,
      message: 'The terminal was stopped: it ran or printed too long.',
    })
  })
})
