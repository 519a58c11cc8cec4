import { expect, it } from 'vitest'
import { z } from 'zod'
import { kind } from './schema/setting.ts'
import { alternatives, typeInWords } from './schema/type-words.ts'
import { settingsList } from './settings-list.ts'

const settingOf = (path: string) => settingsList().find((one) => one.path === path)

it('a setting says what it is, with as much as there is to say', () => {
  expect(settingOf('origin')).toStrictEqual({
    topic: expect.any(String) as unknown,
    parent: '',
    key: 'origin',
    path: 'origin',
    type: 'a scheme and a host',
    isNeeded: true,
    example: 'https://blog.example.org',
    about: 'Where the site will live; absolute links begin with it.',
  })
  expect(settingOf('base')).toMatchObject({ default: '/', example: '/blog/', isNeeded: false })
  expect(settingOf('repository')).toMatchObject({ otherwise: 'pages have no edit link' })
  expect(settingOf('deploy.keepBuilds')).not.toHaveProperty('example')
  expect(settingOf('repository.branch')).not.toHaveProperty('kind')
  expect(settingOf('repository.branch')).not.toHaveProperty('otherwise')
})

it('of a collection there are two kinds, with settings of their own', () => {
  const kinds = settingsList().flatMap(({ path, kind: one }) =>
    path === 'collections[…].linkPrefix' ? [one] : [],
  )
  expect(kinds).toEqual(["type: 'post'", "type: 'doc'"])
})

it('an item inside an item is listed once', () => {
  const paths = settingsList().map(({ path, kind: one }) => `${path} ${one}`)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

it('a list of plain values says what each is', () => {
  expect(settingOf('deploy.compress')).toMatchObject({
    type: 'a list',
    entries: '`brotli` or `gzip`',
  })
  expect(settingOf('locales')).not.toHaveProperty('entries')
})

it('what may be written is said in the words it was given, or by what it is', () => {
  expect(typeInWords(kind(z.string(), 'a colour') as never)).toBe('a colour')
  expect(typeInWords(z.tuple([z.string()]) as never)).toBe('a list')
  expect(typeInWords(z.record(z.string(), z.string()) as never)).toBe('an object')
})

it.each([
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('%j are named %j', (names, words) => {
  expect(alternatives(names)).toBe(words)
})
