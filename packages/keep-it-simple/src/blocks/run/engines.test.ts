import { afterEach, expect, it, vi } from 'vitest'
import { Engines } from './engines.ts'

afterEach(() => vi.unstubAllGlobals())

it.each(['go', 'rust', 'kotlin'])('%s is asked of a runner of the owner as JSON', async (name) => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push([url, body])
    return Response.json({ version: '1', events: [{ kind: 'stdout', message: 'hi\n' }], status: 0 })
  })
  const url = `https://run.example/${name}`
  const printed: string[] = []
  const host = {
    signal: new AbortController().signal,
    print: (stream: string, text: string) => void printed.push(stream, text),
    version: () => {},
    begin: () => {},
  }
  const engine = new Engines().get(name, { url, protocol: 'json' })
  expect(await engine.run({ code: 'x', input: 'y' }, host)).toEqual({ ok: true })
  expect(asked).toEqual([[url, '{"code":"x","input":"y"}']])
  expect(printed).toEqual(['stdout', 'hi\n'])
})

it('a service that could not be reached is asked again', async () => {
  const host = {
    signal: new AbortController().signal,
    print: () => {},
    version: () => {},
    begin: () => {},
  }
  const engines = new Engines()
  const engine = engines.get('go', { url: 'https://run.example/', protocol: 'json' })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(engine.run({ code: 'x' }, host)).rejects.toMatchObject({ fault: 'unreachable' })
  vi.stubGlobal('fetch', async () => Response.json({ version: '1', events: [], status: 0 }))
  expect(await engine.run({ code: 'x' }, host)).toEqual({ ok: true })
  expect(() => engines.close()).not.toThrow()
})
