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

  it.each([
    ['', []],
    ['no command\n', []],
    ['above\n$ a\n', [{ command: 'a', shown: '', at: 1 }]],
    ['$ a\n\n\n', [{ command: 'a', shown: '\n', at: 0 }]],
    [
      '$ a\n$ b',
      [
        { command: 'a', shown: '', at: 0 },
        { command: 'b', shown: '', at: 1 },
      ],
    ],
  ])('may have little in it: %j', (text, steps) => {
    expect(stepsOf(text)).toEqual(steps)
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

  it('says its own name where it calls itself by another, and only there', async () => {
    const output = '\u001eKIS\u001e/tmp/1/session: line 3: x: no\na /tmp/1/session: line 3: x\n'
    const shown = '$ x\nbash: x: no\na /tmp/1/session: line 3: x\n'
    expect(await run([claim(shown)], { end: 'exit', output })).toEqual([undefined])
  })

  it('begins without a setup where the page names none', async () => {
    const whole = '$ cat ../setup\n$ head -1 ../session; pwd | grep -o "here$"\nexec 2>&1\nhere\n'
    expect(await run([claim(whole)])).toEqual([undefined])
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
