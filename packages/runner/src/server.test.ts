import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Language } from './languages/language.ts'
import { LIMITS } from './limits.ts'
import { createRunner, type Runner } from './server.ts'
import { readSettings } from './settings.ts'

const ORIGIN = 'https://blog.example'
const JSON_TYPE = { origin: ORIGIN, 'content-type': 'application/json' }
/** Never run here: all of these requests are answered before. */
const go: Language = {
  version: '1.26',
  file: 'main.go',
  binds: [],
  compile: 'false',
  run: 'false',
  memory: 1,
  trial: '',
}

let runner: Runner
let url = ''
beforeAll(async () => {
  const settings = readSettings({ RUNNER_ORIGINS: ORIGIN, RUNNER_PER_MINUTE: '1000' })
  runner = createRunner(settings, new Map([['go', go]]), {
    cgroups: undefined,
    user: undefined,
    compileSeconds: 1,
    runSeconds: 1,
  })
  await new Promise<void>((resolve) => void runner.server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(runner.server.address() as AddressInfo).port}`
})
afterAll(() => runner.close())

const ask = (path: string, init: RequestInit): Promise<Response> => fetch(url + path, init)

it('says how it is', async () => {
  const response = await ask('/health', {})
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    ok: true,
    languages: { go: '1.26' },
    running: 0,
    waiting: 0,
    cgroup: 'none',
  })
})

it('tells a browser which pages may ask, and how', async () => {
  const response = await ask('/go', { method: 'OPTIONS', headers: { origin: ORIGIN } })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect(response.headers.get('access-control-allow-methods')).toBe('POST')
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
  expect(response.headers.get('vary')).toBe('origin')
})

it.each([
  ['another origin', { origin: 'https://other.example' }],
  ['no origin', { origin: '' }],
  ['an origin that only begins like ours', { origin: `${ORIGIN}.other.example` }],
])('refuses %s, and says nothing a browser would take for leave', async (_name, headers) => {
  for (const method of ['POST', 'OPTIONS']) {
    const response = await ask('/go', { method, headers: { ...JSON_TYPE, ...headers } })
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  }
})

it.each([
  [405, '/go', { method: 'GET' }],
  [405, '/go', { method: 'DELETE' }],
  [405, '/health', { method: 'POST' }],
  [404, '/ruby', { method: 'POST' }],
  [404, '/../../etc/passwd', { method: 'POST' }],
  [404, '/__proto__', { method: 'POST' }],
  [400, '/go', { method: 'POST', body: '{"code": "package' }],
  [400, '/go', { method: 'POST', body: '' }],
  [400, '/go', { method: 'POST', body: 'null' }],
  [400, '/go', { method: 'POST', body: '{"code": 1}' }],
  [400, '/go', { method: 'POST', body: '{"code": "x", "input": {}}' }],
  [
    415,
    '/go',
    { method: 'POST', body: '{}', headers: { origin: ORIGIN, 'content-type': 'text/plain' } },
  ],
  [413, '/go', { method: 'POST', body: JSON.stringify({ code: 'x'.repeat(LIMITS.bodyBytes) }) }],
] as const)('%i for %s %o', async (status, path, init) => {
  const response = await ask(path, { headers: JSON_TYPE, ...init })
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ message: expect.any(String) as string })
})

it('does not read on when a body without a length grows too large', async () => {
  const { port } = new URL(url)
  let sent = 0
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    let text = ''
    const send = () => {
      while (!socket.destroyed && sent < 1 << 30) {
        sent += chunk.length
        if (!socket.write(chunk)) return void socket.once('drain', send)
      }
    }
    socket.on('data', (data) => (text += String(data)))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
    socket.write(
      `POST /go HTTP/1.1\r\nhost: x\r\norigin: ${ORIGIN}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    )
    send()
  })
  expect(answer === '' || answer.startsWith('HTTP/1.1 413')).toBe(true)
  expect(sent).toBeLessThan(64 << 20)
})
