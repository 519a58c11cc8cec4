import { afterEach, expect, it, vi } from 'vitest'
import { createEngine as goEngine } from './run-go.ts'
import { createEngine as jsonEngine } from './run-json.ts'
import { createEngine as kotlinEngine } from './run-kotlin.ts'
import { startRun, type Engine } from './run-code.ts'

const LIMITS = { startMilliseconds: 2000, milliseconds: 2000, lines: 100, bytes: 10_000 }
const URL_OF = 'https://service.example/run'

/** What was asked, and a fixed answer. */
function serve(answer: unknown, status = 200) {
  const asked: { url: string; init: RequestInit; body: string }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init, body: (init.body as string | URLSearchParams).toString() })
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status })
  })
  return asked
}

async function run(engine: Engine, input?: string) {
  const printed: string[] = []
  let version = ''
  const events = {
    print: (stream: string, text: string) => void printed.push(`${stream}: ${text}`),
    version: (text: string) => void (version = text),
  }
  const program = { code: 'package main', ...(input !== undefined && { input }) }
  const end = await startRun(engine, program, LIMITS, events).ended
  return { ...end, printed, version }
}

afterEach(() => vi.unstubAllGlobals())

const relay = { url: URL_OF }

it('[S7.1] posts JSON with the code, and plays the events', async () => {
  const asked = serve({
    version: '1.26',
    events: [
      { kind: 'stdout', message: 'a\n', delay: 0 },
      { kind: 'stderr', message: 'b\n', delay: 9e12 },
      { kind: 'stdout', message: 'c\n', delay: 120e6 },
    ],
  })
  const before = performance.now()
  const { ok, printed, version } = await run(jsonEngine(relay))
  expect({ ok, printed, version }).toEqual({
    ok: true,
    printed: ['stdout: a\n', 'stderr: b\n', 'stdout: c\n'],
    version: 'v1.26',
  })
  // 120 ms of a nanosecond delay; that of stderr is not waited for.
  expect(performance.now() - before).toBeGreaterThan(110)
  expect(asked[0]!.url).toBe(URL_OF)
  expect(asked[0]!.init).toMatchObject({
    method: 'POST',
    body: '{"code":"package main"}',
    credentials: 'omit',
  })
})

it('a runner of the owner gets the input too, and says why it stopped a program', async () => {
  const events = [{ kind: 'stdout', message: 'so far\n', delay: 0 }]
  const asked = serve({
    version: '2.4',
    error: '',
    events,
    status: 137,
    fault: 'time',
    seconds: 10,
  })
  const { printed, fault, detail } = await run(jsonEngine(relay), 'three words')
  expect({ printed, fault, detail }).toEqual({
    printed: ['stdout: so far\n'],
    fault: 'time',
    detail: '10',
  })
  expect(asked[0]!.body).toBe('{"code":"package main","input":"three words"}')
})

it('speaks to the public Go playground in its own way', async () => {
  const asked = serve({ Errors: '', Status: 2, Events: [{ Kind: 'stderr', Message: 'panic' }] })
  const { ok, printed, exit } = await run(goEngine({ url: URL_OF }))
  expect({ ok, printed, exit }).toEqual({
    ok: false,
    printed: ['stderr: panic'],
    exit: 2,
  })
  expect(asked[0]!.body).toBe('version=2&body=package+main&withVet=false')
})

it('[S7.2] posts arguments and files, and reads version, errors by file, and text', async () => {
  const error = { message: 'Unresolved reference', severity: 'ERROR' }
  const place = { interval: { start: { line: 0, ch: 4 } } }
  const warning = { message: 'unused', severity: 'WARNING' }
  const asked = serve({
    version: '2.4.0',
    errors: { 'File.kt': [warning, { ...error, ...place }, error] },
    text: 'hello\n',
  })
  const { ok, printed, version } = await run(kotlinEngine({ url: URL_OF }))
  expect({ ok, printed, version }).toEqual({
    ok: false,
    printed: [
      'stderr: File.kt:1:5: Unresolved reference\n',
      'stderr: Unresolved reference\n',
      'stdout: hello\n',
    ],
    version: 'v2.4.0',
  })
  expect(JSON.parse(asked[0]!.body)).toMatchObject({
    args: '',
    files: [{ name: 'File.kt', publicId: '', text: 'package main' }],
  })
})

it('separates the streams of the public Kotlin service', async () => {
  const text = '<outStream>a &lt; b\n</outStream><errStream>oh\n</errStream>'
  const exception = { fullName: 'java.lang.IllegalStateException', message: 'no' }
  serve({ errors: {}, text, exception })
  const url = 'https://api.example/api/2.2.20/compiler/run'
  const { ok, printed, version } = await run(kotlinEngine({ url }))
  expect({ ok, printed, version }).toEqual({
    ok: false,
    printed: ['stdout: a < b\n', 'stderr: oh\n', 'stderr: java.lang.IllegalStateException: no\n'],
    version: 'v2.2.20',
  })
})

it.each<[string, unknown, number, object]>([
  ['a status', {}, 500, { fault: 'refused', detail: '500' }],
  ['rubbish', '{"events": [', 200, { fault: 'answer' }],
  ['a number', '7', 200, { fault: 'answer' }],
  ['too much', 'x'.repeat(2_000_000), 200, { fault: 'size' }],
])('%s is a plain fault', async (_, answer, status, fault) => {
  serve(answer, status)
  expect(await run(jsonEngine(relay))).toMatchObject({ ok: false, ...fault })
})

it('a service that cannot be reached is a plain fault', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await run(kotlinEngine({ url: URL_OF }))).toMatchObject({ fault: 'unreachable' })
})
