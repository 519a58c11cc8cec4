import { tmpdir } from 'node:os'
import { describe, expect, it, vi } from 'vitest'
import { runProgram } from './run-program.ts'

const node = (code: string, milliseconds = 10_000, announces = false) =>
  runProgram({
    file: process.execPath,
    args: ['-e', code],
    cwd: tmpdir(),
    env: {},
    milliseconds,
    announces,
  })

describe('a program', () => {
  it('gives its output, then its errors, and how it ended', async () => {
    expect(
      await node('console.error("b"); process.stdout.write("a"); process.exitCode = 3'),
    ).toEqual({
      end: 'exit',
      code: 3,
      output: 'a\nb\n',
    })
  })

  it.each([
    ['printf a; printf b >&2', { code: 0, output: 'a\nb' }],
    ['exit 7', { code: 7, output: '' }],
    // A signal leaves no code.
    ['kill -9 $$', { output: '' }],
  ])('in the shell ends as it says: %s', async (script, outcome) => {
    const command = { file: 'sh', args: ['-c', script], cwd: tmpdir(), milliseconds: 60_000 }
    const env = { PATH: process.env['PATH'] }
    expect(await runProgram({ ...command, env })).toEqual({ end: 'exit', ...outcome })
  })

  it('that is not there is an error', async () => {
    const command = { file: '/nowhere/x', args: [], cwd: tmpdir(), env: {}, milliseconds: 60_000 }
    await expect(runProgram(command)).rejects.toThrow('ENOENT')
  })

  it.each(['for (;;);', 'setInterval(() => {}, 1000)'])('is stopped in time: %s', async (code) => {
    expect((await node(code, 300)).end).toBe('time')
  })

  it('has its time counted from when it announces itself', async () => {
    const code = 'setTimeout(() => { fs.writeSync(3, "x"); console.log("in time") }, 900)'
    expect(await node(`const fs = require("fs"); ${code}`, 800, true)).toMatchObject({
      end: 'exit',
      output: 'in time\n',
    })
  })

  it('is stopped when it prints without end', async () => {
    const { end, output } = await node('for (;;) require("fs").writeSync(1, "x".repeat(1000))')
    expect(end).toBe('size')
    expect(output.length).toBeLessThanOrEqual(64 * 1024)
  })

  it('has no input, and takes with it what it started', async () => {
    const code = `const { spawn } = require('child_process')
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
      console.log(require('fs').readFileSync(0, 'utf8') === '', child.pid)
      process.exit()`
    const { output } = await node(code)
    const [empty, pid] = output.trim().split(' ')
    expect(empty).toBe('true')
    // Killed, if perhaps not yet buried: it does no more than lie there.
    const { readFileSync } = await import('node:fs')
    const state = () => {
      try {
        return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
      } catch {
        return 'gone'
      }
    }
    await vi.waitFor(() => expect(state()).toMatch(/gone|Z|X/), { timeout: 15_000 })
  })
})
