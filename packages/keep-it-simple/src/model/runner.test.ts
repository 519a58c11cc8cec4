import { expect, it } from 'vitest'
import { runOrigins, runPlace } from './runner.ts'

const OWN = { url: '/vendor/' }

it('nothing said means the public services and the own copy of Python', () => {
  expect(runPlace({}, 'go')).toMatchObject({ url: 'https://play.golang.org/compile' })
  expect(runPlace({}, 'rust')).toEqual({ url: 'wss://play.rust-lang.org/websocket' })
  expect(runPlace({}, 'kotlin')?.url).toMatch(/^https:\/\/api\.kotlinlang\.org\//)
  expect(runPlace({}, 'python', OWN)).toEqual(OWN)
})

it('a setting names another, or nobody', () => {
  const go = { url: 'https://relay.example/go', protocol: 'json' } as const
  expect(runPlace({ go }, 'go')).toEqual(go)
  expect(runPlace({ go: false, python: false }, 'go')).toBeUndefined()
  expect(runPlace({ python: false }, 'python', OWN)).toBeUndefined()
})

it('JavaScript needs nobody, and can be turned off', () => {
  expect(runPlace({}, 'javascript')).toEqual({ url: '' })
  expect(runPlace({ javascript: false }, 'javascript')).toBeUndefined()
})

it('programs may be sent to the services in use, each named once', () => {
  expect(runOrigins({})).toEqual([
    'https://play.golang.org',
    'https://api.kotlinlang.org',
    'wss://play.rust-lang.org',
  ])
  const own = { url: 'https://run.example/any', protocol: 'json' } as const
  expect(runOrigins({ go: own, rust: own, kotlin: false })).toEqual(['https://run.example'])
})
