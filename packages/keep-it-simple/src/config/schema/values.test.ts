import { expect, it } from 'vitest'
import type { z } from 'zod'
import { typeInWords } from './type-words.ts'
import { elsewhere, lang, line, origin, pattern, slashed, timeZone } from './values.ts'

/** What to do about a value; nothing where it is sound. */
const said = (schema: z.ZodType, value: string): unknown => {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  return issue?.code === 'custom' ? issue.params?.['remedy'] : issue?.message
}

it.each<[string, z.ZodType, readonly string[], readonly string[]]>([
  ['a line', line, ['a', ' a '], ['', '  ']],
  ['a language', lang, ['en-US', 'zh-Hant-TW'], ['en-us', 'x', 'en_US']],
  ['a path', slashed, ['/', '/a/', '/a/b/'], ['', 'a', '/a', 'a/', '/a//b/', '/a b/', '/a?b/']],
  [
    'an origin',
    origin,
    ['https://a.example', 'http://a.example:8080', 'https://A.example'],
    [
      'https://a.example/',
      'a.example',
      'ftp://a.example',
      'x https://a.example',
      'https://',
      'HTTPS://a.example',
      'httpx://a.example',
    ],
  ],
  [
    'an address elsewhere',
    elsewhere('https', 'wss'),
    ['https://a.example/b', 'wss://a.example'],
    ['http://a.example', '/a/', 'https//a', 'javascript:alert(1)'],
  ],
  ['a time zone', timeZone, ['Asia/Shanghai', 'UTC'], ['Mars/Olympus', '']],
  ['a pattern', pattern, ['^a+$', ''], ['(', '[']],
])('%s is taken as it should be written', (_, schema, sound, wrong) => {
  const isSound = (value: string) => schema.safeParse(value).success
  expect(sound.filter((value) => !isSound(value))).toEqual([])
  expect(wrong.filter(isSound)).toEqual([])
})

it.each([
  ['a', '/a/'],
  [' a//b/ ', '/a/b/'],
  ['', '/'],
  ['/a ?b#/', '/a-b-/'],
])('%j is offered as %s', (value, meant) => {
  expect(said(slashed, value)).toBe(`Begin and end it with a slash: \`${meant}\`.`)
})

it('says in words what is wrong', () => {
  expect(said(line, ' ')).toBe('Write at least one word.')
  expect(said(origin, 'a')).toBe('Write the host alone, like `https://blog.example.org`.')
  expect(said(elsewhere('https', 'wss'), 'a')).toBe(
    'Write a whole address that begins with `https://`.',
  )
  expect(said(timeZone, 'a')).toBe('Write a zone of the IANA list, like `Asia/Shanghai`.')
  expect(said(pattern, 'a: (')).toBe('Correct the regular expression: unterminated group.')
  expect(typeInWords(elsewhere('wss') as never)).toBe('a whole address that begins with `wss://`')
})
