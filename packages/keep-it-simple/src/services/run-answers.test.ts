import { getEventListeners } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { playAnswer } from './play-events.ts'
import { askForJson } from './read-answer.ts'
import { createEngine as jsonEngine } from './run-json.ts'
import { createEngine as kotlinEngine } from './run-kotlin.ts'
import { withinTime } from './time-limit.ts'

const URL_OF = 'https://service.example/run'
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Somebody who writes down what an engine does. */
function listener() {
  const did: string[] = []
  const stop = new AbortController()
  const host = {
    signal: stop.signal,
    print: (stream: string, text: string) => void did.push(`${stream} ${text}`),
    version: (text: string) => void did.push(`version ${text}`),
    begin: () => void did.push('begin'),
  }
  return { did, host, stop: () => stop.abort() }
}

const serve = (answer: unknown) => {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init)
    return new Response(JSON.stringify(answer))
  })
  return asked
}

it.each([jsonEngine, kotlinEngine])('a question is JSON, and names no page: %o', async (engine) => {
  const asked = serve({})
  const { host } = listener()
  expect(await engine({ url: URL_OF }).run({ code: 'a' }, host)).toStrictEqual({ ok: true })
  expect(asked).toMatchObject([
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: host.signal,
    },
  ])
  expect(JSON.parse(asked[0]!.body as string)).toEqual(
    engine === jsonEngine
      ? { code: 'a' }
      : {
          args: '',
          files: [{ name: 'File.kt', publicId: '', text: 'a' }],
          confType: 'java',
        },
  )
})

it.each<[string, object, string[], boolean]>([
  ['nothing', {}, ['begin', 'stdout '], true],
  ['words', { text: 'a < b' }, ['begin', 'stdout a < b'], true],
  [
    'streams',
    { text: '<outStream>1 &lt; 2 &amp;&amp; 3 &gt; &amp;lt;</outStream>' },
    ['begin', 'stdout 1 < 2 && 3 > &lt;'],
    true,
  ],
  ['what was thrown', { exception: 'Odd' }, ['begin', 'stdout ', 'stderr Odd\n'], false],
  [
    'a mistake',
    {
      errors: { 'File.kt': [{ message: 'No', severity: 'ERROR', interval: { start: { ch: 1 } } }] },
    },
    ['begin', 'stderr No\n', 'stdout '],
    false,
  ],
  [
    'a mistake in a line',
    {
      errors: {
        'File.kt': [{ message: 'No', severity: 'ERROR', interval: { start: { line: 1 } } }],
      },
    },
    ['begin', 'stderr No\n', 'stdout '],
    false,
  ],
  ['its version', { version: '2.4' }, ['version v2.4', 'begin', 'stdout '], true],
])('Kotlin that answers with %s', async (_, answer, expected, ok) => {
  serve(answer)
  const { host, did } = listener()
  expect(await kotlinEngine({ url: URL_OF }).run({ code: 'a' }, host)).toStrictEqual({ ok })
  expect(did).toEqual(expected)
})

it.each<[object, string[], object]>([
  [{}, ['begin'], { ok: true }],
  [{ events: 'none' }, ['begin'], { ok: true }],
  [{ Errors: 'No' }, ['begin', 'stderr No'], { ok: false }],
  [{ fault: 'size' }, ['begin'], { ok: false, fault: 'size' }],
  [{ fault: 'time', seconds: 3 }, ['begin'], { ok: false, fault: 'time', detail: '3' }],
  [{ fault: 'other', status: 1 }, ['begin'], { ok: false, exit: 1 }],
])('a runner that answers %j', async (answer, expected, end) => {
  const { host, did } = listener()
  expect(await playAnswer(answer as Record<string, unknown>, host)).toStrictEqual(end)
  expect(did).toEqual(expected)
})

const line = (message: string, delay: number) => ({ kind: 'stdout', message, delay })

it('what came at once is printed at once, and what came later is not waited for in vain', async () => {
  vi.useFakeTimers()
  const { host, did, stop } = listener()
  const playing = playAnswer({ events: [line('a', 0), line('b', 9e9), line('c', 0)] }, host)
  await Promise.resolve()
  await Promise.resolve()
  expect(did).toEqual(['begin', 'stdout a'])
  expect(vi.getTimerCount()).toBe(1)
  stop()
  await playing
  expect(did).toEqual(['begin', 'stdout a'])
  expect(vi.getTimerCount()).toBe(0)
})

/** What is said to a question whose answer comes in these parts. */
const answered = (...parts: readonly (Uint8Array | Error)[]) => {
  const left = [...parts]
  const body = new ReadableStream({
    pull(controller) {
      const part = left.shift()
      if (part instanceof Error) controller.error(part)
      else if (part) controller.enqueue(part)
      else controller.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body))
  return askForJson(URL_OF, {}, listener().host)
}
const bytes = (text: string) => new TextEncoder().encode(text)

it('an answer is read to its end, in whatever parts it comes', async () => {
  const whole = bytes('{"a":"é"}')
  expect(await answered(whole.slice(0, 7), whole.slice(7))).toEqual({ a: 'é' })
  const most = `{"a":"${'x'.repeat(1024 * 1024 - 8)}"}`
  expect(await answered(bytes(most))).toEqual(JSON.parse(most))
  await expect(answered(bytes(`${most} `))).rejects.toMatchObject({ fault: 'size' })
})

it('an answer that breaks off, or is none, is a fault', async () => {
  await expect(answered(bytes('{'), new Error('gone'))).rejects.toMatchObject({ fault: 'cut' })
  await expect(answered(bytes('null'))).rejects.toMatchObject({ fault: 'answer' })
})

it('nobody is left waiting for an answer, however it ended', async () => {
  vi.useFakeTimers()
  const stop = new AbortController()
  const isQuiet = () =>
    vi.getTimerCount() === 0 && getEventListeners(stop.signal, 'abort').length === 0
  expect(await withinTime(Promise.resolve(1), 50, stop.signal)).toBe(1)
  expect(isQuiet()).toBe(true)
  await expect(withinTime(Promise.reject(new Error('no')), 50, stop.signal)).rejects.toThrow('no')
  expect(isQuiet()).toBe(true)
  const late = withinTime(new Promise(() => {}), 50, stop.signal)
  vi.advanceTimersByTime(50)
  await expect(late).rejects.toThrow('No answer in time')
  expect(isQuiet()).toBe(true)
  const unwanted = withinTime(new Promise(() => {}), 50, stop.signal)
  stop.abort(new Error('gone'))
  await expect(unwanted).rejects.toThrow('gone')
  await expect(withinTime(Promise.resolve(1), 50, stop.signal)).rejects.toThrow('gone')
  expect(isQuiet()).toBe(true)
})
