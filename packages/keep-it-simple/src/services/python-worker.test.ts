import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromPython, ToPython } from './python-messages.ts'

/** What a program may do with the interpreter that stands in for Python. */
interface Console {
  readonly out: (bytes: Uint8Array) => number
  readonly err: (bytes: Uint8Array) => number
  readonly read: () => string | undefined
  readonly source: unknown
}
type Program = (console: Console) => unknown

const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'python-'))}/`).href
writeFileSync(
  new URL('pyodide.mjs', folder),
  'export const loadPyodide = (options) => globalThis.startPython(options)',
)

vi.stubGlobal('onmessage', null)
await import('./python-worker.ts')
const { onmessage: receive } = globalThis as unknown as { onmessage: (event: object) => void }
vi.unstubAllGlobals()

let said: FromPython[]
let ran: string[]
let program: Program
const start = vi.fn<(options: object) => Promise<object>>()

beforeEach(async () => {
  said = []
  start.mockReset().mockRejectedValue(new Error('over'))
  vi.stubGlobal('postMessage', (message: FromPython) => said.push(message))
  vi.stubGlobal('startPython', start)
  // What is started stays started, until a run fails.
  program = () => Promise.reject(new Error('over'))
  await sent()
  program = () => 0
  ran = []
  start.mockReset().mockImplementation(async () => interpreter())
})
afterEach(() => void vi.unstubAllGlobals())

function interpreter(): object {
  const io: { out?: Console['out']; err?: Console['err']; read?: Console['read'] } = {}
  const globals = new Map<string, unknown>()
  return {
    globals,
    setStdout: ({ write }: { write: Console['out'] }) => (io.out = write),
    setStderr: ({ write }: { write: Console['err'] }) => (io.err = write),
    setStdin: ({ stdin }: { stdin: Console['read'] }) => (io.read = stdin),
    runPython(code: string) {
      ran.push(code.includes('def _start') ? 'harness' : code)
      return code.startsWith('sys.version') ? '3.13.2' : undefined
    },
    runPythonAsync: async (code: string) => {
      ran.push(code)
      return program({ ...(io as Console), source: globals.get('_source') })
    },
  }
}

const bytes = (text: string) => new TextEncoder().encode(text)

/** What the worker says until it has ended with a program. */
async function sent(given: Partial<ToPython> = {}): Promise<FromPython[]> {
  said.length = 0
  receive({ data: { folder, code: 'print(1)', input: '', ...given } })
  await vi.waitFor(() => expect(['end', 'failed']).toContain(said.at(-1)?.type), {
    timeout: 15_000,
  })
  return [...said]
}

it('a program is given as it is, and both of its streams are kept apart', async () => {
  program = ({ out, err, source }) => {
    expect(out(bytes(`${String(source)}\n`))).toBe(9)
    err(bytes('no\n'))
    return 3
  }
  expect((await sent({ code: 'print(1)' })).slice(1)).toEqual([
    { type: 'print', stream: 'stdout', text: 'print(1)\n' },
    { type: 'print', stream: 'stderr', text: 'no\n' },
    { type: 'end', exit: 3 },
  ])
})

it('a character that comes in two parts is one', async () => {
  program = ({ out }) => {
    const [first, ...rest] = bytes('é')
    out(Uint8Array.of(first!))
    out(Uint8Array.from(rest))
    return 0
  }
  const texts = (await sent()).flatMap((one) => (one.type === 'print' ? [one.text] : []))
  expect(texts.join('')).toBe('é')
})

it('what is printed in haste is all there when the program ends', async () => {
  program = ({ out, err }) => {
    for (let at = 0; at < 80; at++) for (const write of [out, err]) write(bytes(`${at}\n`))
    return 0
  }
  const all = (await sent()).flatMap((one) => (one.type === 'print' ? [one] : []))
  const whole = Array.from({ length: 80 }, (_, at) => `${at}\n`).join('')
  for (const stream of ['stdout', 'stderr'])
    expect(
      all
        .filter((one) => one.stream === stream)
        .map(({ text }) => text)
        .join(''),
    ).toBe(whole)
})

it('where it cannot be started it is tried anew', async () => {
  start.mockRejectedValueOnce(new Error('no connection'))
  expect(await sent()).toEqual([{ type: 'failed' }])
  expect((await sent()).at(-1)).toEqual({ type: 'end', exit: 0 })
})
