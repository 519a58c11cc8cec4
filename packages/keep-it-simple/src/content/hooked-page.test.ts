import { expect, it } from 'vitest'
import { SettingsError } from '#config/settings-error.ts'
import { testSettings } from '../../tests/support/test-site.ts'
import { hookedPage } from './hooked-page.ts'

const META = ['meta', { name: 'by', content: 'a hook' }] as const
const LINK = ['link', { rel: 'me', href: 'https://a.example/' }] as const
const OWN = ['meta', { name: 'own', content: 'x' }] as const
const DATA = { path: '/a/', title: 'A' }

const hooked = (hooks: object, data: object = DATA, isLocked = false) =>
  hookedPage(data as typeof DATA, isLocked, testSettings(undefined, { hooks }))

it('a page of a site without such hooks is the same', async () => {
  expect(await hookedPage(DATA, true, testSettings())).toBe(DATA)
  expect(await hooked({})).toBe(DATA)
})

it('what a hook adds stands beside the rest, and the other hook sees it', async () => {
  const seen: unknown[] = []
  const page = (one: object) => {
    seen.push({ ...one })
    return { description: 'D' }
  }
  const head = (one: object) => void seen.push({ ...one })
  expect(await hooked({ page, head })).toStrictEqual({ ...DATA, description: 'D' })
  expect(seen).toEqual([DATA, { ...DATA, description: 'D' }])
  expect(await hooked({ head: () => undefined })).toStrictEqual(DATA)
})

it('tags of a hook stand behind those of the page', async () => {
  const head = () => [META, LINK]
  expect(await hooked({ head })).toStrictEqual({ ...DATA, head: [META, LINK] })
  const both = await hooked({ head }, { ...DATA, head: [OWN] })
  expect(both).toStrictEqual({ ...DATA, head: [OWN, META, LINK] })
  expect(await hooked({ head: () => [] }, { ...DATA, head: [OWN] })).toStrictEqual({
    ...DATA,
    head: [OWN],
  })
  expect(await hooked({ head: () => [] })).not.toHaveProperty('head')
})

it('a hook has a copy, and changes nothing in it', async () => {
  const deep = { ...DATA, data: { list: [1] } }
  const change = (one: { data: { list: number[] } }) => void one.data.list.push(2)
  await hooked({ page: change, head: change }, deep)
  expect(deep.data.list).toEqual([1])
})

it('a locked page has meta tags alone', async () => {
  expect(await hooked({ head: () => [META] }, DATA, true)).toStrictEqual({ ...DATA, head: [META] })
  const failed = await hooked({ head: () => [META, LINK] }, DATA, true).catch(
    (error: unknown) => error,
  )
  expect(failed).toBeInstanceOf(SettingsError)
  expect((failed as SettingsError).diagnostics).toMatchObject([
    {
      severity: 'error',
      code: 'bad-hook',
      message: 'The hook `head` gives a locked page, /a/, a `link`.',
      remedy: 'Give locked pages `meta` alone: the policy would show what they hold.',
    },
  ])
})

it.each([
  ['page', () => ({ title: 'B' })],
  ['head', () => [['body', {}]]],
])('a wrong answer of the hook %s is named with the page', async (name, hook) => {
  const failed = await hooked({ [name]: hook }).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(SettingsError)
  expect((failed as SettingsError).diagnostics[0]!.message).toContain('/a/')
})
