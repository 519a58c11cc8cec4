import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('needs to know which pages may ask', () => {
  expect(() => readSettings({})).toThrow('RUNNER_ORIGINS is empty')
  expect(() => readSettings({ RUNNER_ORIGINS: '*' })).toThrow('write an origin')
  expect(() => readSettings({ RUNNER_ORIGINS: 'https://a.example/' })).toThrow('write an origin')
  const { origins } = readSettings({ RUNNER_ORIGINS: 'https://a.example, http://127.0.0.1:4173' })
  expect([...origins]).toEqual(['https://a.example', 'http://127.0.0.1:4173'])
})

it('listens on this machine alone unless it is asked for more', () => {
  const RUNNER_ORIGINS = 'https://a.example'
  expect(readSettings({ RUNNER_ORIGINS })).toMatchObject({ host: '127.0.0.1', proxy: false })
  expect(() => readSettings({ RUNNER_ORIGINS, RUNNER_PARALLEL: '1.5' })).toThrow('RUNNER_PARALLEL')
})

it.runIf(process.getuid?.() === 0)('never runs programs as root', () => {
  const RUNNER_ORIGINS = 'https://a.example'
  for (const RUNNER_UID of ['0', '-1', 'root'])
    expect(() => readSettings({ RUNNER_ORIGINS, RUNNER_UID })).toThrow('RUNNER_UID')
})
