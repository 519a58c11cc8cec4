import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IconService, type IconWorld } from './icon-service.ts'

const SET = { prefix: 'set', icons: { a: { body: '<path d="M0 0"/>' } }, width: 24, height: 24 }
const HOSTS = ['https://one.example', 'https://two.example', 'https://three.example']

type Answer = 'never' | 'refused' | number | object

/** A fetch that answers by host; it records what was asked. */
function world(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  const fetch = ((url: string) => {
    asked.push(url)
    const answer = answers[new URL(url).host.split('.')[0]!] ?? 'never'
    if (answer === 'never') return new Promise(() => {})
    if (answer === 'refused') return Promise.reject(new Error('refused'))
    return Promise.resolve(
      typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer),
    )
  }) as IconWorld['fetch']
  return { asked, service: new IconService({ hosts: HOSTS, fetch }) }
}

const hostsOf = (asked: readonly string[]) => asked.map((url) => new URL(url).host.split('.')[0])

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('[S7.7] asks a server for the icons of a set, with sizes and aliases', async () => {
  vi.useRealTimers()
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url!)
    const icons = { a: { body: '<path d="M0 0"/>' }, b: { body: '<g/>', width: 32 } }
    const aliases = { c: { parent: 'b' }, d: { parent: 'c', hFlip: true } }
    response.end(JSON.stringify({ prefix: 'set', icons, aliases, width: 24, height: 24 }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const service = new IconService({ hosts: [`http://127.0.0.1:${port}`] })
  const found = await service.load(['set:a', 'set:b', 'set:c', 'set:d', 'set:missing', 'no name'])
  server.close()
  expect(paths).toEqual(['/set.json?icons=a,b,c,d,missing'])
  expect(found.get('set:a')).toEqual({ body: '<path d="M0 0"/>', viewBox: '0 0 24 24' })
  expect(found.get('set:c')).toEqual({ body: '<g/>', viewBox: '0 0 32 24' })
  expect(found.get('set:d')?.body).toContain('scale(-1 1)')
  expect(found.has('set:missing')).toBe(false)
})

it('[S7.7] the next query begins with the host that answered', async () => {
  const { asked, service } = world({ one: 500, two: SET })
  await service.load(['set:a'])
  await service.load(['set:a'])
  expect(hostsOf(asked)).toEqual(['one', 'two', 'two'])
})

describe('[S8.8]', () => {
  it('[S8.8] not found ends the query', async () => {
    const { asked, service } = world({ one: 404, two: SET })
    expect(await service.load(['set:a'])).toEqual(new Map())
    expect(hostsOf(asked)).toEqual(['one'])
  })

  it('[S8.8] any other failure moves on to the next host at once', async () => {
    const { asked, service } = world({ one: 503, two: 'refused', three: SET })
    expect((await service.load(['set:a'])).has('set:a')).toBe(true)
    expect(hostsOf(asked)).toEqual(['one', 'two', 'three'])
  })

  it('when all fail, nothing is found', async () => {
    const { asked, service } = world({ one: 503, two: 'refused', three: 500 })
    expect(await service.load(['set:a'])).toEqual(new Map())
    expect(asked).toHaveLength(3)
  })
})

it('[S9.16] no address is longer than 500 characters', async () => {
  const { asked, service } = world({ one: SET })
  const names = Array.from({ length: 60 }, (_, index) => `set:a-rather-long-name-${index}`)
  await service.load(names)
  expect(asked.length).toBeGreaterThan(2)
  // Measured with the longest host, so that the same query fits all of them.
  const longest = asked.map((url) => url.length + 'three'.length - 'one'.length)
  expect(Math.max(...longest)).toBeLessThanOrEqual(500)
  expect(Math.max(...longest)).toBeGreaterThan(500 - 'a-rather-long-name-00,'.length)
  const all = asked.flatMap((url) => new URL(url).searchParams.get('icons')!.split(','))
  expect(all.sort()).toEqual(names.map((name) => name.slice(4)).sort())
})

it('[S9.16] after 750 ms without an answer the next host is asked too', async () => {
  const { asked, service } = world({ one: 'never', two: 'never', three: SET })
  const found = service.load(['set:a'])
  await vi.advanceTimersByTimeAsync(749)
  expect(hostsOf(asked)).toEqual(['one'])
  await vi.advanceTimersByTimeAsync(1)
  expect(hostsOf(asked)).toEqual(['one', 'two'])
  await vi.advanceTimersByTimeAsync(750)
  expect(hostsOf(asked)).toEqual(['one', 'two', 'three'])
  expect((await found).has('set:a')).toBe(true)
})

it('[S9.16] a query ends after 5000 ms', async () => {
  const { service } = world({})
  let result: ReadonlyMap<string, unknown> | undefined
  void service.load(['set:a']).then((found) => (result = found))
  await vi.advanceTimersByTimeAsync(4999)
  expect(result).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(result).toEqual(new Map())
})
