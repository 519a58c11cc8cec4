import { afterEach, expect, it, vi } from 'vitest'
import { askForJson } from './read-answer.ts'

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
