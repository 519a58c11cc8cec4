import { expect, it } from 'vitest'
import { runPlace } from './runner.ts'

const OWN = { url: '/vendor/' }

it('nothing said means the public services and the own copy of Python', () => {
  expect(runPlace({}, 'go', {})).toMatchObject({ url: 'https://play.golang.org/compile' })
  expect(runPlace({}, 'rust', {})).toEqual({ url: 'wss://play.rust-lang.org/websocket' })
  expect(runPlace({}, 'kotlin', {})?.url).toMatch(/^https:\/\/api\.kotlinlang\.org\//)
  expect(runPlace({}, 'python', { python: OWN })).toEqual(OWN)
})

it('a setting names another, or nobody', () => {
  const go = { url: 'https://relay.example/go', protocol: 'json' } as const
  expect(runPlace({ go }, 'go', {})).toEqual(go)
  expect(runPlace({ go: false, python: false }, 'go', {})).toBeUndefined()
  expect(runPlace({ python: false }, 'python', { python: OWN })).toBeUndefined()
})

it('SQL is verified and run by nobody else', () => {
  expect(runPlace({}, 'sql', {})).toBeUndefined()
})

it('JavaScript needs nobody, and can be turned off', () => {
  expect(runPlace({}, 'javascript', {})).toEqual({ url: '' })
  expect(runPlace({ javascript: false }, 'javascript', {})).toBeUndefined()
})
